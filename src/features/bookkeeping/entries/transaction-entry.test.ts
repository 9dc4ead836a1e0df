import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { balanceKinds } from '../../../shared/payments/balance-kinds.ts'
import { propertyRuns } from '../../../testing/property-runs.ts'

import { type Transaction, transactionEntry, transactionLines } from './transaction-entry.ts'

const moved = fc.record({
  kind: fc.constantFrom(...balanceKinds),
  grossCents: fc.integer({ min: -90_000, max: 90_000 }),
  feeCents: fc.integer({ min: -500, max: 5_000 }),
})

const balanceOf = (lines: ReturnType<typeof transactionLines>, account: string) =>
  lines
    .filter(({ account: { number } }) => number === account)
    .reduce((sum, { debitCents, creditCents }) => sum + debitCents - creditCents, 0)

const enteredByThemselves = ['charge', 'refund', 'refund-failure']

describe('the entry of a movement of the balance', () => {
  it('balances, and changes the account at the provider by what the movement has not changed it by itself', () => {
    fc.assert(
      fc.property(moved, (each) => {
        const lines = transactionLines(each)
        expect(lines.reduce((sum, line) => sum + line.debitCents - line.creditCents, 0)).toBe(0)
        expect(lines.every(({ debitCents, creditCents }) => debitCents !== 0 || creditCents !== 0)).toBe(true)
        const gross = enteredByThemselves.includes(each.kind) ? 0 : each.grossCents
        expect(balanceOf(lines, '511500') + 0).toBe(gross - each.feeCents + 0)
      }),
      { numRuns: propertyRuns(300) },
    )
  })

  const lines = (transaction: Parameters<typeof transactionLines>[0]) =>
    transactionLines(transaction).map(({ account, debitCents, creditCents }) => [
      account.number,
      ...[debitCents, creditCents],
    ])

  it.each([
    [
      'a fee of a payment',
      'charge',
      10_000,
      175,
      [
        ['627000', 175, 0],
        ['511500', 0, 175],
      ],
    ],
    [
      'a payout',
      'payout',
      -9_825,
      0,
      [
        ['512000', 9_825, 0],
        ['511500', 0, 9_825],
      ],
    ],
    [
      'a payout that came back',
      'payout-return',
      9_825,
      0,
      [
        ['512000', 0, 9_825],
        ['511500', 9_825, 0],
      ],
    ],
    [
      'a dispute',
      'dispute',
      -500,
      20,
      [
        ['467100', 500, 0],
        ['627000', 20, 0],
        ['511500', 0, 520],
      ],
    ],
    [
      'a dispute that was won',
      'dispute-reversal',
      500,
      0,
      [
        ['467100', 0, 500],
        ['511500', 500, 0],
      ],
    ],
    [
      'a fee by itself',
      'fee',
      -30,
      0,
      [
        ['627000', 30, 0],
        ['511500', 0, 30],
      ],
    ],
    [
      'what nobody knows',
      'other',
      -70,
      0,
      [
        ['471000', 70, 0],
        ['511500', 0, 70],
      ],
    ],
    ['a refund without a fee', 'refund', -70, 0, []],
  ] as const)('of %s', (_, kind, grossCents, feeCents, expected) => {
    expect(lines({ kind, grossCents, feeCents })).toEqual(expected)
  })

  it('says what it is, of which order, and when it came about', () => {
    const transaction: Transaction = {
      ...{ id: 'TR-txn_1', day: '2026-12-01', movedOn: '2026-11-30', type: 'charge', reference: 'pi_1' },
      ...{ orderNumber: 'MC-2026-000123', kind: 'charge', grossCents: 100, feeCents: 27 },
    }
    expect(transactionEntry(transaction)).toMatchObject({
      journal: 'BQ',
      day: '2026-12-01',
      label: 'Frais du paiement MC-2026-000123 du 30/11/2026',
      document: 'pi_1',
    })
    expect(
      transactionEntry({ ...transaction, kind: 'other', type: 'reserve_hold', orderNumber: '' }).label,
    ).toBe('Mouvement du prestataire de paiement « reserve_hold » du 30/11/2026')
  })
})
