import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Refund } from '../../../../platform/payments/payment-provider.ts'
import { enterCustomer } from '../../../../testing/accounts/account-factories.ts'
import { testNow } from '../../../../testing/bare-process.ts'
import { enterProduct } from '../../../../testing/catalog/catalog-factories.ts'
import { type BuyingApp, buyingApp, paidBuyer } from '../../../../testing/orders/buying-app.ts'
import { brokenLaws } from '../../../../testing/orders/money-laws.ts'
import { type BuyingApi, buyingApi } from '../../../../testing/orders/orders-api.ts'
import { paymentRecorder } from '../../../../testing/payments/payment-recorder.ts'
import { carryOutRefund } from './settle-refund.ts'

const bank = paymentRecorder({ nowMs: () => testNow.epochMilliseconds })

let app: BuyingApp
let gown: string
let admin: BuyingApi

const rows = async (query: ReturnType<typeof sql>) => (await app.db.execute(query)).rows

const paid = () => paidBuyer(app, bank, { productId: gown })

type Paid = Awaited<ReturnType<typeof paid>>

const tell = async (event = bank.told.at(-1)) => {
  if (event) await app.webhook(bank.signedNow(event))
}

/** The same event with another id, because providers send one change in several events. */
const toldAnew = ({ body, ...event }: (typeof bank.told)[number]) => ({
  ...event,
  body: String(body).replace('"id":"evt_', '"id":"evt_again_'),
})

const ofStaff = async (id: string) => (await admin('GET /admin/orders/{id}', { params: { id } })).order

const refundOf = async (id: string) => {
  const [refund] = (await ofStaff(id)).refunds
  if (!refund) throw new Error('Nothing was to go back')
  return refund
}

const sendAgain = async ({ id }: Paid) => {
  const { _id: refundId } = await refundOf(id)
  await admin('POST /admin/orders/{id}/refunds/{refundId}/retry', { params: { id, refundId } })
}

const ask = (id: string, amount: number) =>
  admin('POST /admin/orders/{id}/refund', { params: { id }, body: { amount, reason: 'gesture' } })

/** A cancelled order whose refund was sent, and then came back to the house. */
const returned = async () => {
  const order = await paid()
  await order.api('POST /orders/{id}/cancel', { params: { id: order.id } })
  await app.work()
  bank.refundComesBack(bank.goneRefundIds().at(-1) ?? '')
  await tell()
  return order
}

const creditNotesOf = async (id: string) =>
  (await ofStaff(id)).documents.filter(({ kind }) => kind === 'credit_note').map(({ total }) => total)

const journalOf = async ({ intentId }: Paid) =>
  (
    await rows(sql`select j.kind, j.amount_cents from payment_journal j join payments p on p.id = j.payment_id
      where p.intent_id = ${intentId} order by j.id`)
  ).map(({ kind, amount_cents }) => [kind, amount_cents])

beforeAll(async () => {
  app = await buyingApp(bank.provider)
  gown = await enterProduct(app.context(), { priceCents: 420_000, variants: [{ size: '38', stock: 50 }] })
  admin = buyingApi(app, { caller: await enterCustomer(app.context(), { role: 'admin' }) })
})

afterEach(async () => {
  expect(await brokenLaws(app.db)).toEqual({})
})

afterAll(() => app.close())

describe('money that comes back after it had gone', () => {
  it('is owed: the credit note stands, the journal answers it, and the order is not called refunded', async () => {
    const order = await returned()
    const seen = await ofStaff(order.id)
    expect(seen).toMatchObject({
      status: 'cancelled',
      refunded: 0,
      payment: { captured: 4200, refunded: 0, refundable: 0 },
      refunds: [{ amount: 4200, status: 'returned', settledAt: null }],
    })
    expect(seen.events.at(-1)).toMatchObject({
      kind: 'refund_failed',
      details: { cameBack: true, amountCents: 420_000 },
    })
    expect(await creditNotesOf(order.id)).toEqual([4200])
    expect(await journalOf(order)).toEqual([
      ['captured', 420_000],
      ['refunded', -420_000],
      ['refund_failed', 420_000],
    ])
  })

  it('goes again when the house sends it, once, under the paper that it has; its buyer is told again', async () => {
    const order = await returned()
    await Promise.allSettled([sendAgain(order), sendAgain(order)])
    await app.work()
    await tell()
    expect(await ofStaff(order.id)).toMatchObject({
      status: 'refunded',
      refunded: 4200,
      refunds: [{ status: 'succeeded' }],
    })
    expect(bank.givenBackCents(order.intentId)).toBe(420_000)
    expect(await creditNotesOf(order.id)).toEqual([4200])
    expect((await journalOf(order)).at(-1)).toEqual(['refunded', -420_000])
    const mails = await rows(
      sql`select 1 from mail_outbox where cause_key like ${`order:refunded:${order.id}%`}`,
    )
    expect(mails).toHaveLength(2)
  })

  it('is sent again only while it is owed, and only by an admin', async () => {
    const order = await returned()
    const { _id: refundId } = await refundOf(order.id)
    const params = { id: order.id, refundId }
    const staff = buyingApi(app, { caller: await enterCustomer(app.context(), { role: 'staff' }) })
    await expect(staff('POST /admin/orders/{id}/refunds/{refundId}/retry', { params })).rejects.toMatchObject(
      { kind: 'forbidden' },
    )
    const another = await paid()
    await expect(
      admin('POST /admin/orders/{id}/refunds/{refundId}/retry', { params: { id: another.id, refundId } }),
    ).rejects.toMatchObject({ code: 'nothing_owed', kind: 'conflict' })
    await sendAgain(order)
    await expect(sendAgain(order)).rejects.toMatchObject({ code: 'nothing_owed' })
    await app.work()
    await expect(sendAgain(order)).rejects.toMatchObject({ code: 'nothing_owed' })
  })

  it('cannot be asked for a second time under another paper', async () => {
    const { id } = await returned()
    await expect(ask(id, 1)).rejects.toMatchObject({ code: 'refund_too_large' })
  })

  it('is not moved by late news of the attempt before', async () => {
    const order = await paid()
    const first = bank.told.length
    await order.api('POST /orders/{id}/cancel', { params: { id: order.id } })
    await app.work()
    bank.refundComesBack(bank.goneRefundIds().at(-1) ?? '')
    await tell()
    const old = bank.told.slice(first)
    await sendAgain(order)
    for (const event of old) await tell(event)
    expect((await refundOf(order.id)).status).toBe('requested')
    await app.work()
    for (const event of old) await tell(event)
    expect((await refundOf(order.id)).status).toBe('succeeded')
  })

  it('is paid by what the house gives back in its provider’s own office', async () => {
    const order = await returned()
    const office = { amountCents: 420_000, idempotencyKey: `office-${order.intentId}`, metadata: {} }
    await bank.provider.refund({ ...office, intentId: order.intentId, reason: 'requested_by_customer' })
    await tell()
    expect(await ofStaff(order.id)).toMatchObject({ status: 'refunded', refunds: [{ status: 'succeeded' }] })
    expect(await creditNotesOf(order.id)).toEqual([4200])
    const gone = bank.told.at(-1)
    bank.refundComesBack(bank.goneRefundIds().at(-1) ?? '')
    await tell()
    expect((await refundOf(order.id)).status).toBe('returned')
    await sendAgain(order)
    await tell(gone && toldAnew(gone))
    expect((await ofStaff(order.id)).refunds).toMatchObject([{ status: 'requested' }])
    await app.work()
  })

  it('stays owed when the provider refuses it the next time', { tags: ['deep'] }, async () => {
    const order = await returned()
    await bank.provider.refund({
      intentId: order.intentId,
      amountCents: 1_000,
      idempotencyKey: `a part of ${order.intentId}`,
      reason: 'requested_by_customer',
      metadata: { refund_id: 'of no order', attempt: '1' },
    })
    await sendAgain(order)
    await app.work()
    expect((await refundOf(order.id)).status).toBe('returned')
    expect(await creditNotesOf(order.id)).toEqual([4200])
  })
})

describe('the news of a refund', () => {
  it('counts when it comes before the answer to anyone who asked, which is older', {
    tags: ['deep'],
  }, async () => {
    const { id } = await paid()
    await ask(id, 10)
    const { _id: refundId } = await refundOf(id)
    const ctx = app.context()
    const slow = async (request: Parameters<typeof bank.provider.refund>[0]): Promise<Refund> => {
      const made = await bank.provider.refund(request)
      await tell()
      return { ...made, status: 'pending' }
    }
    await carryOutRefund({ ...ctx, payments: { ...bank.provider, refund: slow } }, refundId)
    expect((await refundOf(id)).status).toBe('succeeded')
    expect(await creditNotesOf(id)).toEqual([10])
  })

  it('from the provider’s own office counts while another one is asked for', { tags: ['deep'] }, async () => {
    const { id, intentId } = await paid()
    await ask(id, 10)
    await bank.provider.refund({
      intentId,
      amountCents: 2_000,
      idempotencyKey: `office-${intentId}`,
      reason: 'requested_by_customer',
      metadata: {},
    })
    await tell()
    await app.work()
    expect(await ofStaff(id)).toMatchObject({ refunded: 30 })
    expect((await creditNotesOf(id)).toSorted()).toEqual([10, 20])
  })
})

describe('a refund that the provider refuses', () => {
  /** A cancelled order whose whole refund fails, because its amount ends in the cents that fail. */
  const refused = async () => {
    const scarf = await enterProduct(app.context(), {
      priceCents: 20_013,
      variants: [{ size: '38', stock: 5 }],
    })
    const order = await paidBuyer(app, bank, { productId: scarf })
    await order.api('POST /orders/{id}/cancel', { params: { id: order.id } })
    await app.work()
    return order
  }

  it('says why, and is tried again under the same terms until it has gone', async () => {
    const order = await refused()
    expect(await ofStaff(order.id)).toMatchObject({
      status: 'cancelled',
      refunded: 0,
      refundFailed: true,
      items: [{ refundedQuantity: 0 }],
      refunds: [{ status: 'failed', failure: 'declined', retriable: true }],
    })
    app.moveClock({ minutes: 1 })
    const both = await Promise.allSettled([sendAgain(order), sendAgain(order)])
    app.moveClock({ minutes: -1 })
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const asked = await ofStaff(order.id)
    expect(asked).toMatchObject({
      refundFailed: false,
      items: [{ refundedQuantity: 1 }],
      refunds: [
        { status: 'failed', retriable: false },
        { status: 'requested', reason: 'cancelled' },
      ],
    })
    await app.work()
    expect(await ofStaff(order.id)).toMatchObject({
      refundFailed: true,
      refunds: [
        { status: 'failed', retriable: false },
        { status: 'failed', retriable: true },
      ],
    })
    expect(await creditNotesOf(order.id)).toEqual([])
    const sent = await rows(
      sql`select 1 from mail_outbox where cause_key like ${`order:refunded:${order.id}%`}`,
    )
    expect(sent).toEqual([])
    const [mail] = await rows(sql`
      select plain_text from mail_outbox where cause_key like 'order-refund-failed:%' order by id desc limit 1`)
    expect(String(mail?.plain_text).replaceAll(/\s+/g, ' ')).toContain('refusé par la banque de la cliente')
  })

  it('is no longer to be tried once the same amount has gone otherwise', { tags: ['deep'] }, async () => {
    const order = await paid()
    await ask(order.id, 50.13)
    await app.work()
    expect(await ofStaff(order.id)).toMatchObject({ refundFailed: true })
    app.moveClock({ minutes: 1 })
    await ask(order.id, 60)
    expect(await ofStaff(order.id)).toMatchObject({ refundFailed: false })
    await expect(sendAgain(order)).rejects.toMatchObject({ code: 'nothing_owed', kind: 'conflict' })
    await app.work()
    app.moveClock({ minutes: -1 })
  })

  it('stands in the list, by a filter that counts what it opens', async () => {
    const order = await refused()
    const list = await admin('GET /admin/orders', { query: { status: 'refund_failed', limit: 100 } })
    expect(list.orders.find(({ _id }) => _id === order.id)).toMatchObject({ refundFailed: true, alert: null })
    expect(list.counts.refund_failed).toBe(list.count)
  })
})

describe('refused refunds for several causes', () => {
  it('are both still owed, and can both be tried', { tags: ['deep'] }, async () => {
    const order = await paid()
    await ask(order.id, 50.13)
    await app.work()
    app.moveClock({ minutes: 1 })
    await ask(order.id, 60.13)
    await app.work()
    app.moveClock({ minutes: -1 })
    expect((await ofStaff(order.id)).refunds).toMatchObject([
      { status: 'failed', retriable: true },
      { status: 'failed', retriable: true },
    ])
  })
  it('are named also after a later refund for another cause has gone', { tags: ['deep'] }, async () => {
    const order = await paid()
    await ask(order.id, 50.13)
    await app.work()
    app.moveClock({ minutes: 1 })
    await admin('POST /admin/orders/{id}/refund', {
      params: { id: order.id },
      body: { amount: 100, reason: 'defect' },
    })
    await app.work()
    app.moveClock({ minutes: -1 })
    expect(await ofStaff(order.id)).toMatchObject({ refundFailed: true })
  })
})
