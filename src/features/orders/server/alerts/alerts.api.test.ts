import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { enterCustomer } from '../../../../testing/accounts/account-factories.ts'
import { testNow } from '../../../../testing/bare-process.ts'
import { enterProduct } from '../../../../testing/catalog/catalog-factories.ts'
import { type BuyingApp, buyingApp, intentIdOf, paidBuyer } from '../../../../testing/orders/buying-app.ts'
import { brokenLaws } from '../../../../testing/orders/money-laws.ts'
import { type BuyingApi, buyingApi } from '../../../../testing/orders/orders-api.ts'
import { paymentRecorder } from '../../../../testing/payments/payment-recorder.ts'
import { readHouse } from '../../../settings/server/house.public.ts'

const bank = paymentRecorder({ nowMs: () => testNow.epochMilliseconds })
const seconds = Math.floor(testNow.epochMilliseconds / 1000)
const dueBy = seconds + 10 * 24 * 3600

let app: BuyingApp
let gown: string
let staff: BuyingApi
let admin: BuyingApi
let told = 0

const rows = async (query: ReturnType<typeof sql>) => (await app.db.execute(query)).rows

const paid = () => paidBuyer(app, bank, { productId: gown })

interface Event {
  readonly type: string
  readonly object: object
  readonly agoSeconds?: number
  readonly id?: string
}

/** An event of Stripe's, with its own id unless it is one that was told before. */
const tell = async ({ type, object, agoSeconds = 0, id = `evt_alert_${++told}` }: Event) => {
  const body = JSON.stringify({ id, type, created: seconds - agoSeconds, data: { object } })
  await app.webhook(bank.signedNow({ body, signature: '' }))
}

const warning = (intentId: string) => ({
  type: 'radar.early_fraud_warning.created',
  object: { id: `issfr_${intentId}`, fraud_type: 'made_with_stolen_card', payment_intent: intentId },
})

const dispute = (intentId: string, status = 'needs_response', agoSeconds = 0) => ({
  type: status === 'won' || status === 'lost' ? 'charge.dispute.closed' : 'charge.dispute.created',
  object: {
    id: `dp_${intentId}`,
    status,
    amount: 420_000,
    reason: 'product_not_received',
    evidence_details: { due_by: dueBy },
    payment_intent: intentId,
  },
  agoSeconds,
})

const review = (intentId: string, closedReason: string | null) => ({
  type: closedReason ? 'review.closed' : 'review.opened',
  object: {
    id: `prv_${intentId}`,
    opened_reason: 'rule',
    closed_reason: closedReason,
    payment_intent: intentId,
  },
})

const orderOf = async (id: string) => (await staff('GET /admin/orders/{id}', { params: { id } })).order

const prepare = (id: string, api = staff) =>
  api('PUT /admin/orders/{id}/status', { params: { id }, body: { status: 'in_preparation' } })

const goOn = (id: string, alerts: string[], api = admin) =>
  api('POST /admin/orders/{id}/go-on', { params: { id }, body: { alerts } })

const cancel = (id: string) => admin('POST /admin/orders/{id}/cancel', { params: { id } })

const mailsAbout = async (intentId: string) =>
  (
    await rows(sql`select cause_key from mail_outbox where cause_key like ${`%${intentId}%`} order by id`)
  ).map(({ cause_key }) => String(cause_key).replace(intentId, ''))

const waits = { code: 'decision_waits', kind: 'conflict' }

beforeAll(async () => {
  app = await buyingApp(bank.provider)
  gown = await enterProduct(app.context(), { priceCents: 420_000, variants: [{ size: '38', stock: 50 }] })
  staff = buyingApi(app, { caller: await enterCustomer(app.context(), { role: 'staff' }) })
  admin = buyingApi(app, { caller: await enterCustomer(app.context(), { role: 'admin' }) })
})

afterEach(async () => {
  expect(await brokenLaws(app.db)).toEqual({})
})

afterAll(() => app.close())

describe.each([
  ['reported as made with a stolen card', warning, 'fraud', 'issfr_'],
  ['under review by the provider', (intentId: string) => review(intentId, null), 'fraud', 'prv_'],
  ['disputed', dispute, 'dispute', 'dp_'],
] as const)('a payment that is %s', (_, alert, kind, prefix) => {
  it('keeps its order from being prepared and sent until an admin lets it go on', async () => {
    const { id, intentId } = await paid()
    await tell(alert(intentId))
    await expect(prepare(id)).rejects.toMatchObject(waits)
    await expect(prepare(id, admin)).rejects.toMatchObject(waits)
    const parcel = { status: 'shipped', carrier: 'colissimo', trackingNumber: '6A12345678901' } as const
    await expect(
      admin('PUT /admin/orders/{id}/status', { params: { id }, body: parcel }),
    ).rejects.toMatchObject(waits)
    const order = await orderOf(id)
    expect(order).toMatchObject({ alert: kind, toDecide: [`${prefix}${intentId}`], nextSteps: ['cancelled'] })
    await expect(goOn(id, order.toDecide, staff)).rejects.toMatchObject({ kind: 'forbidden' })
    await goOn(id, order.toDecide)
    expect((await orderOf(id)).events.at(-1)).toMatchObject({
      kind: 'went_on',
      by: 'house',
      actor: { name: expect.any(String) },
    })
    await prepare(id)
    const [noted] = await rows(sql`
      select after from audit_log where action = 'order.went-on' and subject_id = ${id}`)
    expect(noted?.after).toEqual({ alerts: order.toDecide })
  })

  it('is decided once, and only as it was seen', async () => {
    const { id, intentId } = await paid()
    await tell(alert(intentId))
    const changed = { code: 'alerts_changed', kind: 'conflict' }
    await expect(goOn(id, ['another'])).rejects.toMatchObject(changed)
    const both = await Promise.allSettled([1, 2].map(() => goOn(id, [`${prefix}${intentId}`])))
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await expect(goOn((await paid()).id, [`${prefix}${intentId}`])).rejects.toMatchObject(changed)
  })

  it('is told to the house by one mail, however often it is told', async () => {
    const { intentId } = await paid()
    await tell({ ...alert(intentId), id: `evt_once_${intentId}` })
    await tell({ ...alert(intentId), id: `evt_once_${intentId}` })
    await tell(alert(intentId))
    expect(await mailsAbout(intentId)).toHaveLength(1)
    const [mail] = await rows(
      sql`select recipient, plain_text from mail_outbox where cause_key like ${`%${intentId}%`}`,
    )
    expect(mail?.recipient).toBe((await readHouse(app.db)).email)
    expect(String(mail?.plain_text)).toContain('/admin/commandes/')
  })

  it('stands in the list, by a word and by a filter that counts what it opens', async () => {
    const { id, intentId } = await paid()
    await tell(alert(intentId))
    const list = await staff('GET /admin/orders', { query: { status: 'alerted', limit: 100 } })
    expect(list.orders.find(({ _id }) => _id === id)).toMatchObject({ alert: kind })
    expect(list.counts.alerted).toBe(list.count)
    await cancel(id)
    const after = await staff('GET /admin/orders', { query: { status: 'alerted', limit: 100 } })
    // A bank is answered also when the order is cancelled.
    expect(after.orders.some(({ _id }) => _id === id)).toBe(kind === 'dispute')
  })

  it('waits for the payment when it is told before', { tags: ['deep'] }, async () => {
    const buyer = await app.buyer()
    await buyer.take({ productId: gown })
    const { order, payment } = await buyer.order()
    const intentId = intentIdOf(payment.clientSecret)
    await tell(alert(intentId))
    expect((await orderOf(order._id)).toDecide).toEqual([])
    bank.customer.pays(intentId)
    await buyer.read(order._id)
    expect(await orderOf(order._id)).toMatchObject({ status: 'paid', toDecide: [`${prefix}${intentId}`] })
    await expect(prepare(order._id)).rejects.toMatchObject(waits)
  })

  it('that nobody here knows is taken and changes nothing', { tags: ['deep'] }, async () => {
    await tell(alert('pi_of_somebody_else'))
    expect(await mailsAbout('pi_of_somebody_else')).toEqual([])
  })
})

describe('a stolen card', () => {
  it('is refunded and its order cancelled by one decision', async () => {
    const { id, intentId } = await paid()
    await tell(warning(intentId))
    await cancel(id)
    expect(await orderOf(id)).toMatchObject({ status: 'cancelled', alert: null, toDecide: [] })
    await app.work()
    expect(bank.givenBackCents(intentId)).toBe(420_000)
    expect(await orderOf(id)).toMatchObject({ status: 'refunded' })
  })

  it('is not told to anyone who has bought with it', async () => {
    const { id, intentId, read } = await paid()
    await tell(warning(intentId))
    await goOn(id, [`issfr_${intentId}`])
    const kinds = (await read(id)).events.map(({ kind }) => kind)
    expect(kinds).toEqual(['placed', 'paid'])
  })

  it('asks for a decision anew when it is told of another way', { tags: ['deep'] }, async () => {
    const { id, intentId } = await paid()
    await tell(warning(intentId))
    await goOn(id, [`issfr_${intentId}`])
    await tell(dispute(intentId))
    expect((await orderOf(id)).toDecide).toEqual([`dp_${intentId}`])
    await expect(prepare(id)).rejects.toMatchObject(waits)
  })
})

describe('a review of the provider', () => {
  it('that is approved lets the order go on, in whatever order it is told', async () => {
    const [first, second] = [await paid(), await paid()]
    await tell(review(first.intentId, null))
    await tell(review(first.intentId, 'approved'))
    await prepare(first.id)
    await tell(review(second.intentId, 'approved'))
    await tell(review(second.intentId, null))
    await prepare(second.id)
    expect(await mailsAbout(second.intentId)).toEqual([])
  })
})

describe('a dispute', () => {
  it('has a day, a reason, and a place at the provider where it is answered', async () => {
    const { id, intentId } = await paid()
    await tell(dispute(intentId))
    expect((await orderOf(id)).payment).toMatchObject({
      refundable: 0,
      disputes: [
        {
          standing: 'to_answer',
          reason: 'product_not_received',
          answerDueAt: new Date(dueBy * 1000).toISOString(),
          holdsMoney: true,
          url: `https://dashboard.stripe.com/disputes/dp_${intentId}`,
        },
      ],
    })
    const [mail] = await rows(
      sql`select plain_text from mail_outbox where cause_key like ${`%dp_${intentId}%`}`,
    )
    expect(String(mail?.plain_text).replaceAll(/\s+/g, ' ')).toContain('commande non reçue')
  })

  it('that is won closes by itself, and the order goes on', async () => {
    const { id, intentId } = await paid()
    await tell(dispute(intentId, 'needs_response', 60))
    await tell(dispute(intentId, 'under_review', 30))
    await tell(dispute(intentId, 'won'))
    await tell(dispute(intentId, 'needs_response', 45))
    expect(await orderOf(id)).toMatchObject({
      alert: null,
      payment: { refundable: 4200, disputes: [{ standing: 'won' }] },
    })
    expect(await mailsAbout(intentId)).toEqual([
      'order-disputed:dp_:needs_response',
      'order-disputed:dp_:won',
    ])
    await prepare(id)
  })

  it('that is lost is not refunded a second time, and asks for a decision anew', async () => {
    const { id, intentId } = await paid()
    await tell(dispute(intentId, 'needs_response', 60))
    await goOn(id, [`dp_${intentId}`])
    await tell(dispute(intentId, 'lost'))
    await expect(prepare(id)).rejects.toMatchObject(waits)
    expect((await orderOf(id)).payment).toMatchObject({ refundable: 0, disputes: [{ standing: 'lost' }] })
    const gesture = { amount: 10, reason: 'gesture' } as const
    await expect(
      admin('POST /admin/orders/{id}/refund', { params: { id }, body: gesture }),
    ).rejects.toMatchObject({ code: 'refund_too_large' })
    await cancel(id)
    await app.work()
    expect(bank.givenBackCents(intentId)).toBe(0)
    expect(await orderOf(id)).toMatchObject({ status: 'cancelled', refunds: [] })
  })

  it('of an order that was cancelled gives back by itself what the bank returns to the house, once', async () => {
    const { id, intentId, read } = await paid()
    await tell(dispute(intentId, 'needs_response', 60))
    await cancel(id)
    await app.work()
    expect(bank.givenBackCents(intentId)).toBe(0)
    const [mail] = await rows(
      sql`select plain_text from mail_outbox where cause_key = ${`order:cancelledDisputed:${id}`}`,
    )
    expect(String(mail?.plain_text)).toContain('contesté')
    await tell(dispute(intentId, 'won', 10))
    await tell(dispute(intentId, 'won'))
    await app.work()
    expect(bank.givenBackCents(intentId)).toBe(420_000)
    expect((await read(id)).status).toBe('refunded')
  })

  it.each([
    ['warning_needs_response', 'to_answer', false],
    ['warning_under_review', 'under_review', false],
    ['warning_closed', 'won', false],
    ['needs_response', 'to_answer', true],
    ['under_review', 'under_review', true],
    ['appeal_needs_response', 'to_answer', true],
    ['appeal_under_review', 'under_review', true],
    ['prevented', 'won', false],
    ['won', 'won', false],
    ['lost', 'lost', true],
    ['something_new', 'under_review', true],
  ])(
    'whose bank says « %s » is %s, and its money with the bank: %s',
    async (status, standing, holdsMoney) => {
      const { id, intentId } = await paid()
      await tell(dispute(intentId, status))
      const { payment } = await orderOf(id)
      expect(payment?.disputes).toMatchObject([{ status, standing, holdsMoney }])
      expect(payment?.refundable).toBe(holdsMoney ? 0 : 4200)
    },
  )
})

describe('a dispute whose news come late', () => {
  it('that is won stays won when an older update of the same second comes after it', {
    tags: ['deep'],
  }, async () => {
    const { id, intentId } = await paid()
    await tell(dispute(intentId, 'needs_response', 60))
    await tell(dispute(intentId, 'won'))
    await tell(dispute(intentId, 'under_review'))
    expect((await orderOf(id)).payment).toMatchObject({ disputes: [{ standing: 'won' }] })
  })
  it('that is lost stays lost, too', { tags: ['deep'] }, async () => {
    const { id, intentId } = await paid()
    await tell(dispute(intentId, 'needs_response', 60))
    await tell(dispute(intentId, 'lost'))
    await tell(dispute(intentId, 'needs_response'))
    expect((await orderOf(id)).payment).toMatchObject({ disputes: [{ standing: 'lost' }] })
  })
  it('that turns into a mere question lets the money go back of an order that was called off meanwhile', {
    tags: ['deep'],
  }, async () => {
    const { id, intentId } = await paid()
    await tell(dispute(intentId, 'under_review', 60))
    await cancel(id)
    await app.work()
    expect(bank.givenBackCents(intentId)).toBe(0)
    await tell(dispute(intentId, 'warning_needs_response'))
    await app.work()
    expect(bank.givenBackCents(intentId)).toBe(420_000)
  })

  it('of the whole after a refund of a part leaves the rest to be refunded once it is won', {
    tags: ['deep'],
  }, async () => {
    const { id, intentId } = await paid()
    await admin('POST /admin/orders/{id}/refund', { params: { id }, body: { amount: 50, reason: 'gesture' } })
    await app.work()
    await tell(dispute(intentId))
    expect((await orderOf(id)).payment).toMatchObject({ refundable: 0 })
    await cancel(id)
    await app.work()
    await tell(dispute(intentId, 'won'))
    await app.work()
    expect(bank.givenBackCents(intentId)).toBe(420_000)
  })
})
