import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type PayoutsApp, payoutsApp } from '../../../testing/payouts/payouts-app.ts'

let app: PayoutsApp

beforeEach(async () => {
  app = await payoutsApp()
})

afterEach(() => app.close())

const afterTwoDays = async () => {
  app.wait(2)
  await app.read()
  const found = await app.unmatched()
  return found.map(({ difference, there, here }) => [difference, there, here]).toSorted()
}

it('names an amount that differs, a kind that is not known, and another currency', async () => {
  const { intentId } = await app.sell()
  const source = { id: 'ch_more', object: 'charge', payment_intent: intentId }
  app.bank.enterBalance({ type: 'charge', amount: 100, source })
  app.bank.enterBalance({ type: 'something_of_next_year', amount: -700 })
  app.bank.enterBalance({ type: 'charge', amount: 500, currency: 'usd' })
  expect(await afterTwoDays()).toEqual([
    ['currency', 5, null],
    ['kind-unknown', -7, null],
    ['payment-differs', 416, 415],
  ])
})

it('names a payment that the provider does not know, with its order', async () => {
  const { id } = await app.sell()
  // Another account was connected since: the journal has a payment that this balance never had.
  await app.db.execute(sql`insert into payment_journal (at, payment_id, kind, amount_cents, provider, provider_ref)
    select captured_at, id, 'captured', 4321, 'stripe', 'pi_elsewhere' from payments where subject_id = ${id}`)
  expect(await afterTwoDays()).toEqual([['payment-unknown-there', null, 43.21]])
  expect(await app.unmatched()).toMatchObject([{ orderId: id, reference: 'pi_elsewhere' }])
})

it('is silent about a refund that came back, and about a dispute that was won', async () => {
  const { id, intentId } = await app.sell()
  await app.giveBack(id, 5_000)
  const disputeId = app.bank.customer.disputes(intentId, 2_000)
  await app.takeNews()
  app.wait(1)
  const [refundId = ''] = app.bank.goneRefundIds()
  app.bank.refundComesBack(refundId)
  app.bank.customer.decides(disputeId, 'won')
  await app.takeNews()
  expect(await afterTwoDays()).toEqual([])
})

it('names money in no payout, until there is one; and a payout that does not add up, or is not explained', async () => {
  await app.sell()
  app.wait(15)
  await app.read()
  const named = async () => (await app.unmatched()).map(({ difference, payoutId }) => [difference, payoutId])
  expect(await named()).toEqual([['not-paid-out', null]])
  const off = app.bank.payOut({ amount: 77 })
  await app.read()
  expect(await named()).toEqual([['payout-differs', off?.id]])
  app.bank.enterBalance({ type: 'stripe_fee', amount: -4_200 })
  const byHand = app.bank.payOut({ automatic: false, reconciliation_status: 'not_applicable' })
  await app.read()
  expect((await named()).toSorted()).toEqual(
    [
      ['payout-differs', off?.id],
      ['payout-untold', byHand?.id],
    ].toSorted(),
  )
  const states = new Map((await app.listed()).map(({ _id, state }) => [_id, state]))
  expect([states.get(off?.id ?? ''), states.get(byHand?.id ?? '')]).toEqual(['differs', 'untold'])
})

it('is read page by page', async () => {
  for (const amount of [-1, -2, -3, -4, -5]) app.bank.enterBalance({ type: 'unheard_of', amount })
  await app.read()
  const all = await app.unmatched()
  expect(all).toHaveLength(5)
  const pages = []
  for (let after: string | undefined; ; ) {
    const page = await app.books('GET /admin/accounts/unmatched', { query: { after, limit: 2 } })
    pages.push(...page.unmatched)
    expect(page.count).toBe(5)
    if (!page.more) break
    after = page.unmatched.at(-1)?._id
  }
  expect(pages).toEqual(all)
})

it('a reading that was cut off goes on from where it was', async () => {
  const { bank, read } = app
  const isReading = async () => (await app.books('GET /admin/payouts', { query: {} })).reading.isReading
  const count = 230
  for (let place = 0; place < count; place++) bank.enterBalance({ type: 'stripe_fee', amount: -1 - place })
  bank.failNext({ call: 'readBalance', when: 'after' })
  await expect(read()).rejects.toMatchObject({ name: 'ProviderUnavailable' })
  expect(await read(1)).toMatchObject({ isWhole: false, transactions: 100 })
  expect(await isReading()).toBe(true)
  const before = bank.calls.filter(({ call }) => call === 'readBalance').length
  expect(await read()).toMatchObject({ isWhole: true, transactions: count - 100 })
  expect(bank.calls.filter(({ call }) => call === 'readBalance').length - before).toBe(2)
  expect(await isReading()).toBe(false)
})

it('follows a payout that its bank sends back, and what is paid out instead', async () => {
  await app.sell()
  app.wait(4)
  const failed = app.bank.payOut()
  await app.read()
  if (!failed) throw new Error('Nothing was paid out')
  app.bank.changePayout(failed.id, { status: 'failed' })
  const source = { id: failed.id, object: 'payout' }
  app.bank.enterBalance({ type: 'payout_failure', amount: failed.amount, source })
  app.wait(1)
  const again = app.bank.payOut()
  await app.read()
  const states = (await app.listed()).map(({ _id, state, amount }) => [_id, state, amount])
  expect(states.toSorted()).toEqual(
    [
      [failed.id, 'returned', failed.amount / 100],
      [again?.id, 'matched', failed.amount / 100],
    ].toSorted(),
  )
  expect(await app.unmatched()).toEqual([])
})
