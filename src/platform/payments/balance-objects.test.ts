import { describe, expect, it } from 'vitest'
import { balanceTransactionOf, payoutOf } from './balance-objects.ts'

const object = {
  ...{ id: 'txn_1', type: 'charge', amount: 1_000, fee: 40, net: 960, currency: 'eur' },
  ...{ created: 100, available_on: 300, source: { id: 'ch_1', object: 'charge', payment_intent: 'pi_1' } },
}

describe('a movement of the balance in our words', () => {
  it('says what it comes from', () => {
    expect(balanceTransactionOf(object)).toEqual({
      ...{ id: 'txn_1', kind: 'charge', type: 'charge', grossCents: 1_000, feeCents: 40, netCents: 960 },
      ...{ currency: 'eur', atMs: 100_000, availableAtMs: 300_000 },
      ...{ sourceId: 'ch_1', intentId: 'pi_1', refundId: null, disputeId: null },
    })
  })

  it.each([
    ['payment', 5, 'py_1', 'charge', 'charge'],
    ['payment_refund', -5, 're_1', 'refund', 'refund'],
    ['refund_failure', 5, 're_1', 'refund', 'refund-failure'],
    ['adjustment', -5, 'dp_1', 'dispute', 'dispute'],
    ['adjustment', 5, 'dp_1', 'dispute', 'dispute-reversal'],
    ['adjustment', 5, 'adj_1', 'adjustment', 'adjustment'],
    ['stripe_fee', -5, 'fee_1', 'fee', 'fee'],
    ['payout_failure', 5, 'po_1', 'payout', 'payout-return'],
    ['reserve_hold', -5, 'x_1', 'reserve', 'other'],
    ['a_type_of_next_year', -5, 'x_1', 'thing', 'other'],
  ])('%s of %i cents that comes from %s', (type, amount, id, from, kind) => {
    const read = balanceTransactionOf({ ...object, type, amount, source: { id, object: from } })
    expect(read).toMatchObject({ kind, type, sourceId: id })
  })

  it('is kept without its source, and with one that is named only', () => {
    expect(balanceTransactionOf({ ...object, source: null })).toMatchObject({
      sourceId: null,
      intentId: null,
    })
    expect(balanceTransactionOf({ ...object, source: 'ch_2' })).toMatchObject({ sourceId: 'ch_2' })
  })
})

it.each([
  ['completed', 'told'],
  ['in_progress', 'awaited'],
  ['not_applicable', 'untold'],
  ['a_word_of_next_year', 'untold'],
])('knows whether a payout that is %s is explained', (status, makeup) => {
  const payout = { id: 'po_1', amount: 5, currency: 'eur', status: 'paid', created: 1 }
  const arrival = Date.parse('2026-11-30T00:00:00Z') / 1000
  expect(payoutOf({ ...payout, arrival_date: arrival, reconciliation_status: status })).toMatchObject({
    makeup,
    arrivesOn: '2026-11-30',
  })
})
