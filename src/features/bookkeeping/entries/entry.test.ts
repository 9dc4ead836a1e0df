import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { propertyRuns } from '../../../testing/property-runs.ts'
import { vatInsideCents } from '../../papers/vat.rules.ts'
import { bankEntry, type Entry, salesEntry } from './entry.ts'
import type { Sale } from './sale.ts'
import { sumsOf } from './sums.ts'

const line = fc
  .record({
    nature: fc.constantFrom('goods', 'services', 'delivery', 'goodwill'),
    rate: fc.constantFrom(2000, 1000, 550, 210, 1900, 0),
    cents: fc.integer({ min: 1, max: 900_000 }),
  })
  .map(({ nature, rate, cents }) => {
    const vatCents = vatInsideCents(cents, rate)
    return { nature, rate, vatCents, netCents: cents - vatCents }
  })

const sale = fc.record({
  number: fc.constant('F-2026-000001'),
  day: fc.constant('2026-11-29'),
  kind: fc.constantFrom('invoice', 'credit-note'),
  regime: fc.constantFrom('french', 'one-stop-shop', 'export'),
  orderNumber: fc.constant('MC-2026-000123'),
  buyer: fc.constant('Jeanne Arnaud'),
  lines: fc.array(line, { minLength: 1, maxLength: 9 }),
}) satisfies fc.Arbitrary<Sale>

const totals = ({ lines }: Pick<Entry, 'lines'>) => ({
  debit: lines.reduce((sum, { debitCents }) => sum + debitCents, 0),
  credit: lines.reduce((sum, { creditCents }) => sum + creditCents, 0),
})

const on = ({ lines }: Entry, account: string) =>
  lines.filter((each) => each.account.number.startsWith(account))

describe('the entry of a paper', () => {
  it('balances, and has each cent of the paper in one account', () => {
    fc.assert(
      fc.property(sale, (paper) => {
        const entry = salesEntry(paper)
        const gross = paper.lines.reduce((sum, each) => sum + each.netCents + each.vatCents, 0)
        expect(totals(entry)).toEqual({ debit: gross, credit: gross })
        const vat = totals({ lines: on(entry, '4457') })
        expect(vat.debit + vat.credit).toBe(paper.lines.reduce((sum, { vatCents }) => sum + vatCents, 0))
        const delivery = totals({ lines: on(entry, '7085') })
        expect(delivery.debit + delivery.credit).toBe(
          paper.lines.reduce((sum, each) => sum + (each.nature === 'delivery' ? each.netCents : 0), 0),
        )
      }),
      { numRuns: propertyRuns(400) },
    )
  })

  it('is turned round by its credit note', () => {
    fc.assert(
      fc.property(sale, (paper) => {
        const both = [
          ...salesEntry({ ...paper, kind: 'invoice' }).lines,
          ...salesEntry({ ...paper, kind: 'credit-note' }).lines,
        ]
        for (const { debitCents, creditCents } of sumsOf(both)) expect(debitCents).toBe(creditCents)
      }),
      { numRuns: propertyRuns(200) },
    )
  })

  it('names the invoice that a credit note corrects, and its day', () => {
    const { label } = salesEntry({
      number: 'A-2026-000001',
      day: '2026-12-02',
      kind: 'credit-note',
      corrects: { number: 'F-2026-000001', day: '2026-11-29' },
      regime: 'french',
      orderNumber: 'MC-2026-000123',
      buyer: 'Jeanne Arnaud',
      lines: [],
    })
    expect(label).toBe('Avoir A-2026-000001 sur F-2026-000001 du 29/11/2026 Jeanne Arnaud')
  })

  it('tells goods from delivery, and the tax by its rate', () => {
    const entry = salesEntry({
      number: 'F-2026-000001',
      day: '2026-11-29',
      kind: 'invoice',
      regime: 'french',
      orderNumber: 'MC-2026-000123',
      buyer: 'Jeanne Arnaud',
      lines: [
        { nature: 'goods', rate: 2000, netCents: 100_000, vatCents: 20_000 },
        { nature: 'delivery', rate: 2000, netCents: 1_250, vatCents: 250 },
      ],
    })
    expect(entry.label).toBe('Facture F-2026-000001 Jeanne Arnaud')
    expect(
      entry.lines.map(({ account, debitCents, creditCents }) => [account.number, debitCents, creditCents]),
    ).toEqual([
      ['411000', 121_500, 0],
      ['707100', 0, 100_000],
      ['708500', 0, 1_250],
      ['445711', 0, 20_250],
    ])
  })
})

it('enters money that comes in on the debit side of the bank, and what goes back on the other', () => {
  const movement = {
    id: 'MV-000000000001',
    day: '2026-11-29',
    providerRef: 'pi_1',
    invoiceNumber: 'F-2026-000001',
    orderNumber: 'MC-2026-000123',
    buyer: 'Jeanne Arnaud',
  }
  const sides = (kind: 'captured' | 'refunded', cents: number) =>
    bankEntry({ ...movement, kind, cents }).lines.map((each) => [each.debitCents, each.creditCents])
  expect(sides('captured', 5_000)).toEqual([
    [5_000, 0],
    [0, 5_000],
  ])
  expect(sides('refunded', -5_000)).toEqual([
    [0, 5_000],
    [5_000, 0],
  ])
})
