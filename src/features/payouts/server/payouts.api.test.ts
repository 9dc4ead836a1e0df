import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PayoutsApp, payoutsApp } from '../../../testing/payouts/payouts-app.ts'

let app: PayoutsApp

beforeAll(async () => {
  app = await payoutsApp()
})

afterAll(() => app.close())

describe('the payouts', () => {
  it('are matched with payments, refunds, disputes and fees, down to zero', async () => {
    const { bank, books } = app
    const one = await app.sell()
    const other = await app.sell(2)
    await app.giveBack(one.id, 5_000)
    const disputeId = bank.customer.disputes(other.intentId, 10_000)
    await app.takeNews()
    app.wait(4)
    bank.payOut()
    expect(await books('POST /admin/payouts/fetch', {})).toMatchObject({
      transactions: 5,
      isWhole: true,
    })
    app.wait(2)
    await app.read()
    const [payout] = await app.listed()
    const fees = Math.round(41_500 * 0.015) + Math.round(80_000 * 0.015) + 50 + 2_000
    expect(payout).toMatchObject({
      state: 'matched',
      ...{ payments: 1_215, refunds: -50, disputes: -100, fees: -fees / 100, others: 0 },
      ...{ rest: 0, unmatched: 0 },
    })
    const opened = await books('GET /admin/payouts/{id}', {
      params: { id: payout?._id ?? '' },
      query: {},
    })
    expect(opened.lines.map(({ kind, orderId, paper }) => [kind, orderId, paper]).toSorted()).toEqual(
      [
        ['charge', one.id, 'F-2026-000001'],
        ['charge', other.id, 'F-2026-000002'],
        ['dispute', other.id, 'F-2026-000002'],
        ['refund', one.id, 'A-2026-000001'],
      ].toSorted(),
    )
    expect(opened.lines.find(({ kind }) => kind === 'dispute')).toMatchObject({
      reference: disputeId,
      fee: 20,
    })
    expect(await app.unmatched()).toEqual([])
  })

  it('stay as they are, and are kept once, however often they are read', async () => {
    await app.sell()
    app.wait(4)
    app.bank.payOut()
    await app.read()
    expect(await Promise.all([app.read(), app.read()])).toMatchObject([
      { transactions: 0 },
      { transactions: 0 },
    ])
    const changes = [
      sql`update balance_transactions set gross_cents = 1, net_cents = 1 - fee_cents`,
      sql`update balance_transactions set payout_id = null where payout_id is not null`,
      sql`delete from balance_transactions`,
      sql`update payouts set amount_cents = 1`,
      sql`delete from payouts`,
    ]
    for (const change of changes)
      await expect(app.db.execute(change)).rejects.toMatchObject({ cause: { code: '23001' } })
  })
})

it('names a charge, a refund and a dispute that are not known here, once a day has passed', async () => {
  const { bank } = app
  const { intentId } = await app.sell()
  const strange = { object: 'charge', payment_intent: 'pi_of_another_shop' }
  bank.enterBalance({ type: 'charge', amount: 9_900, source: { id: 'ch_strange', ...strange } })
  bank.refundOutside(intentId, 1_200)
  bank.customer.disputes(intentId, 3_000)
  // The news of them never comes.
  bank.told.splice(0)
  await app.read()
  expect(await app.unmatched()).toEqual([])
  app.wait(2)
  await app.read()
  const named = (await app.unmatched()).map(({ difference, there, here }) => [difference, there, here])
  expect(named.toSorted()).toEqual([
    ['dispute-unknown-here', -30, null],
    ['payment-unknown-here', 99, null],
    ['refund-unknown-here', -12, null],
  ])
})

it('says so when the provider does not answer, and when a payout is not known', async () => {
  app.bank.failNext({ call: 'readBalance', when: 'before' })
  await expect(app.books('POST /admin/payouts/fetch', {})).rejects.toMatchObject({
    code: 'provider_unavailable',
    kind: 'unavailable',
  })
  const unknown = app.books('GET /admin/payouts/{id}', { params: { id: 'po_none' }, query: {} })
  await expect(unknown).rejects.toMatchObject({ code: 'payout_not_found', kind: 'not-found' })
})
