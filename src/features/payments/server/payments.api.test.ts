import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { anAddress } from '../../../testing/accounts/an-address.ts'
import { testNow } from '../../../testing/bare-process.ts'
import { enterProduct } from '../../../testing/catalog/catalog-factories.ts'
import { type BuyingApp, buyingApp, intentIdOf } from '../../../testing/orders/buying-app.ts'
import { brokenLaws } from '../../../testing/orders/money-laws.ts'
import { paymentRecorder } from '../../../testing/payments/payment-recorder.ts'
import { catchUp } from './catch-up.public.ts'

let nowMs = testNow.epochMilliseconds
const bank = paymentRecorder({ nowMs: () => nowMs })

let app: BuyingApp
let gown: string

const moveClock = (minutes: number) => {
  app.moveClock({ minutes })
  nowMs += minutes * 60_000
}

const rows = async (query: ReturnType<typeof sql>) => (await app.db.execute(query)).rows

/** A customer who has placed an order, and its payment. */
const ordered = async () => {
  const buyer = await app.buyer()
  await buyer.take({ productId: gown })
  const { order, payment } = await buyer.order()
  return { ...buyer, id: order._id, intentId: intentIdOf(payment.clientSecret) }
}

const lastTold = () => {
  const event = bank.told.at(-1)
  if (!event) throw new Error('The bank has told nothing')
  return bank.signedNow(event)
}

const kindsOf = async (id: string) =>
  (await rows(sql`select kind from order_events where order_id = ${id}::uuid order by id`)).map(
    ({ kind }) => kind,
  )

beforeAll(async () => {
  app = await buyingApp(bank.provider)
  gown = await enterProduct(app.context(), { priceCents: 420_000, variants: [{ size: '38', stock: 500 }] })
})

beforeEach(() => bank.heal())

afterAll(async () => {
  expect(await brokenLaws(app.db)).toEqual({})
  await app.close()
})

describe('the word of the provider', () => {
  it('pays the order, by its event', async () => {
    const { id, intentId, read } = await ordered()
    bank.customer.pays(intentId)
    expect(await app.webhook(lastTold())).toEqual({ success: true, received: true })
    expect((await read(id)).status).toBe('paid')
    expect(await kindsOf(id)).toEqual(['placed', 'paid'])
  })

  it('pays the order when it is asked, before its event comes; which then changes nothing', async () => {
    const { id, intentId, read } = await ordered()
    bank.customer.pays(intentId)
    expect((await read(id)).status).toBe('paid')
    await app.webhook(lastTold())
    expect(await kindsOf(id)).toEqual(['placed', 'paid'])
    expect(await rows(sql`select 1 from invoices where subject_id = ${id}::uuid`)).toHaveLength(1)
  })

  it('that the house missed is asked after: what was paid is listed as paid', async () => {
    const { id, intentId, api } = await ordered()
    bank.customer.pays(intentId)
    const listed = async () =>
      (await api('GET /orders', { query: {} })).orders.find(({ _id }) => _id === id)?.status
    expect(await listed()).toBe('pending_payment')
    await catchUp(app.context())
    expect(await listed()).toBe('paid')
    await app.webhook(lastTold())
    expect(await kindsOf(id)).toEqual(['placed', 'paid'])
  })

  it('told twice, or ten times at once, pays once', async () => {
    const { id, intentId } = await ordered()
    bank.customer.pays(intentId)
    const event = lastTold()
    await Promise.all(Array.from({ length: 10 }, () => app.webhook(event)))
    await app.webhook(event)
    expect(await kindsOf(id)).toEqual(['placed', 'paid'])
    expect(
      await rows(sql`select 1 from payment_events e join payments p on p.id = e.payment_id
      where p.subject_id = ${id}::uuid`),
    ).toHaveLength(1)
  })

  it('of an event and of an answer at the same moment pays once', async () => {
    const { id, intentId, read } = await ordered()
    bank.customer.pays(intentId)
    await Promise.all([app.webhook(lastTold()), read(id), read(id)])
    expect(await kindsOf(id)).toEqual(['placed', 'paid'])
  })

  it('that comes out of order does not undo a payment', async () => {
    const { id, intentId, read } = await ordered()
    bank.customer.isAsked(intentId)
    const asked = bank.told.at(-1)
    bank.customer.isDeclined(intentId, 'insufficient_funds')
    const refused = bank.told.at(-1)
    bank.customer.pays(intentId)
    await app.webhook(lastTold())
    for (const stale of [refused, asked]) if (stale) await app.webhook(bank.signedNow(stale))
    expect((await read(id)).status).toBe('paid')
    expect(await kindsOf(id)).toEqual(['placed', 'paid'])
  })

  it('that a bank refused is in the timeline, and the order waits on', async () => {
    const { id, intentId, read } = await ordered()
    bank.customer.isDeclined(intentId, 'insufficient_funds')
    await app.webhook(lastTold())
    const { status, events } = await read(id)
    expect(status).toBe('pending_payment')
    expect(events.at(-1)).toMatchObject({
      kind: 'payment_declined',
      by: 'payment',
      details: { decline: 'insufficient_funds' },
    })
    bank.customer.pays(intentId)
    expect((await read(id)).status).toBe('paid')
  })

  it('is believed only with its signature, and while it is fresh', async () => {
    const { id, intentId, api } = await ordered()
    bank.customer.pays(intentId)
    const { body, signature } = lastTold()
    const forged = Buffer.from(body.toString().replace(intentId, `${intentId}0`))
    for (const raw of [
      { body, signature: '' },
      { body, signature: signature.replace(/.$/, (last) => (last === '0' ? '1' : '0')) },
      { body: forged, signature },
      { body: Buffer.from('{'), signature },
    ])
      await expect(app.webhook(raw)).rejects.toMatchObject({ kind: 'malformed', code: 'signature_refused' })
    moveClock(6)
    await expect(app.webhook({ body, signature })).rejects.toMatchObject({ kind: 'malformed' })
    expect((await api('GET /orders', { query: {} })).orders[0]?.status).toBe('pending_payment')
    expect(await kindsOf(id)).toEqual(['placed'])
  })

  it('about a payment that is none of ours is taken and noted', async () => {
    const { id: foreign } = await bank.provider.openIntent({
      amountCents: 1_000,
      idempotencyKey: 'another house',
      reference: 'X-1',
      description: 'X-1',
      metadata: {},
    })
    bank.customer.pays(foreign)
    await expect(app.webhook(lastTold())).resolves.toMatchObject({ received: true })
    expect(await rows(sql`select type from payment_events where payment_id is null`)).toHaveLength(1)
  })

  it('whose effect fails is told again and then counts', async () => {
    const { id, intentId, read } = await ordered()
    bank.customer.pays(intentId)
    const event = lastTold()
    await app.db.execute(sql`alter table invoices add constraint no_paper_today check (false) not valid`)
    await expect(app.webhook(event)).rejects.toThrow()
    await app.db.execute(sql`alter table invoices drop constraint no_paper_today`)
    expect(await kindsOf(id)).toEqual(['placed'])
    await app.webhook(bank.signedNow(event))
    expect((await read(id)).status).toBe('paid')
  })
})

describe('a payment that cannot be opened', () => {
  it('says that the provider is away, keeps the order, and is opened by the next try', async () => {
    const buyer = await app.buyer()
    await buyer.take({ productId: gown })
    bank.failNext({ call: 'openIntent', when: 'after' })
    await expect(buyer.order({}, 'a-key')).rejects.toMatchObject({
      kind: 'unavailable',
      retryAfterSeconds: 10,
    })
    const again = await buyer.order({}, 'a-key')
    expect(again.order.status).toBe('pending_payment')
    expect(await buyer.order({}, 'a-key')).toEqual(again)
    expect((await buyer.api('GET /orders', { query: {} })).total).toBe(1)
    const opened = bank.calls.filter(({ call }) => call === 'openIntent').slice(-2)
    expect(opened[0]).toEqual(opened[1])
  })
})

describe('money that goes back', () => {
  const paid = async () => {
    const placed = await ordered()
    bank.customer.pays(placed.intentId)
    await placed.read(placed.id)
    return placed
  }

  it('for an order that is called off goes back once, with its credit note', async () => {
    const { id, api, read } = await paid()
    const cancel = () => api('POST /orders/{id}/cancel', { params: { id } })
    await Promise.all([cancel(), cancel()])
    await app.work()
    for (const event of bank.told.slice(-2)) await app.webhook(bank.signedNow(event))
    const { status, refunded, documents } = await read(id)
    expect({ status, refunded }).toEqual({ status: 'refunded', refunded: 4200 })
    expect(documents.map(({ kind, total }) => [kind, total])).toEqual([
      ['invoice', 4200],
      ['credit_note', 4200],
    ])
    expect(bank.calls.filter(({ call }) => call === 'refund')).toHaveLength(1)
  })

  it('goes back once, though the provider’s answer is lost and the job runs again', async () => {
    const { id, api, read } = await paid()
    await api('POST /orders/{id}/cancel', { params: { id } })
    bank.failNext({ call: 'refund', when: 'after' })
    await expect(app.work()).rejects.toThrow('cannot be reached')
    expect((await read(id)).status).toBe('cancelled')
    await app.work()
    expect((await read(id)).status).toBe('refunded')
    const given = bank.told.filter(({ body }) => String(body).includes('charge.refunded'))
    expect(given.filter(({ body }) => String(body).includes(String(420_000)))).toHaveLength(2)
  })

  it('from the provider’s own office is entered as any other', async () => {
    const { id, intentId, read } = await paid()
    await bank.provider.refund({
      intentId,
      amountCents: 20_000,
      idempotencyKey: `office-${intentId}`,
      reason: 'requested_by_customer',
      metadata: {},
    })
    for (const event of bank.told.slice(-2)) await app.webhook(bank.signedNow(event))
    const { status, refunded, documents } = await read(id)
    expect({ status, refunded }).toEqual({ status: 'paid', refunded: 200 })
    expect(documents.at(-1)).toMatchObject({ kind: 'credit_note', total: 200 })
  })
})

it('an address is kept as it was when the order was placed', async () => {
  const { id, read } = await ordered()
  expect((await read(id)).shippingAddress).toEqual(anAddress)
})
