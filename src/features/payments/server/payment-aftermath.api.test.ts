import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { enterCustomer } from '../../../testing/accounts/account-factories.ts'
import { testNow } from '../../../testing/bare-process.ts'
import { enterProduct } from '../../../testing/catalog/catalog-factories.ts'
import { type BuyingApp, buyingApp, paidBuyer } from '../../../testing/orders/buying-app.ts'
import { brokenLaws } from '../../../testing/orders/money-laws.ts'
import { buyingApi } from '../../../testing/orders/orders-api.ts'
import { paymentRecorder } from '../../../testing/payments/payment-recorder.ts'
import { askAgain } from './ask-again.ts'

const bank = paymentRecorder({ nowMs: () => testNow.epochMilliseconds })

let app: BuyingApp
let gown: string

const rows = async (query: ReturnType<typeof sql>) => (await app.db.execute(query)).rows

const paid = () => paidBuyer(app, bank, { productId: gown })

const asAdmin = async () => buyingApi(app, { caller: await enterCustomer(app.context(), { role: 'admin' }) })

beforeAll(async () => {
  app = await buyingApp(bank.provider)
  gown = await enterProduct(app.context(), { priceCents: 420_000, variants: [{ size: '38', stock: 50 }] })
})

afterAll(async () => {
  expect(await brokenLaws(app.db)).toEqual({})
  await app.close()
})

describe('a dispute', () => {
  let told = 0

  const tell = async (intentId: string, status: string, agoSeconds: number) => {
    const created = Math.floor(testNow.epochMilliseconds / 1000) - agoSeconds
    const object = {
      id: `dp_${intentId}`,
      status,
      amount: 420_000,
      reason: 'fraudulent',
      payment_intent: intentId,
    }
    const type = 'charge.dispute.updated'
    const body = JSON.stringify({ id: `evt_dispute_${++told}`, type, created, data: { object } })
    await app.webhook(bank.signedNow({ body, signature: '' }))
  }

  it('is recorded once, shown to the house with its order, and told in the timeline when it changes', async () => {
    const { id, intentId } = await paid()
    await tell(intentId, 'needs_response', 60)
    await tell(intentId, 'needs_response', 50)
    await tell(intentId, 'lost', 10)
    const { order } = await (await asAdmin())('GET /admin/orders/{id}', { params: { id } })
    expect(order.payment?.disputes).toMatchObject([{ status: 'lost', amount: 4200, reason: 'fraudulent' }])
    const told = order.events.filter((event) => event.kind === 'disputed')
    expect(told.map(({ details }) => details.status)).toEqual(['needs_response', 'lost'])
  })

  it('is not undone by what was true before and comes late', async () => {
    const { intentId } = await paid()
    await tell(intentId, 'won', 10)
    await tell(intentId, 'needs_response', 60)
    const known = await rows(sql`select status from disputes where provider_ref = ${`dp_${intentId}`}`)
    expect(known).toEqual([{ status: 'won' }])
  })
})

describe('the journal of payments', () => {
  it('is only added to', async () => {
    await paid()
    for (const rewriting of [
      sql`update payment_journal set amount_cents = amount_cents + 1`,
      sql`delete from payment_journal`,
      sql`truncate payment_journal`,
    ])
      await expect(app.db.execute(rewriting)).rejects.toMatchObject({
        cause: { message: expect.stringContaining('only added to') },
      })
  })
})

describe('a refund whose provider was away for longer than its job asks', () => {
  it('is asked for once more, and made once', async () => {
    const { id, intentId, api } = await paid()
    await api('POST /orders/{id}/cancel', { params: { id } })
    await app.db.execute(sql`delete from kept_jobs`)
    await askAgain(app.context())
    expect(await app.queue.waiting()).toEqual([])
    app.moveClock({ hours: 7 })
    await askAgain(app.context())
    await askAgain(app.context())
    await app.work()
    app.moveClock({ hours: -7 })
    expect(bank.givenBackCents(intentId)).toBe(420_000)
    expect(bank.calls.filter(({ call }) => call === 'refund')).toHaveLength(1)
    await askAgain(app.context())
    expect(await app.queue.waiting()).toEqual([])
  })
})

it('the demo’s desk is closed where a provider takes real payments', async () => {
  const { api, intentId } = await paid()
  const card = { cardNumber: '4242424242424242', expMonth: 12, expYear: 2030, cvc: '123' }
  const closed = { code: 'no_demo', kind: 'not-found' }
  await expect(
    api('POST /payments/demo/confirm', { body: { clientSecret: `${intentId}_secret_x`, ...card } }),
  ).rejects.toMatchObject(closed)
  await expect(api('POST /payments/demo/challenge', { body: { challenge: 'x' } })).rejects.toMatchObject(
    closed,
  )
  await expect(
    api('POST /payments/demo/answer', { body: { challenge: 'x', approved: true } }),
  ).rejects.toMatchObject(closed)
})
