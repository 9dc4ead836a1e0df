import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { enterCustomer } from '../../../../testing/accounts/account-factories.ts'
import { type CatalogApp, catalogApp } from '../../../../testing/catalog/catalog-app.ts'
import { enterProduct } from '../../../../testing/catalog/catalog-factories.ts'
import { boughtOrder, paidOrder } from '../../../../testing/orders/bought-order.ts'
import { type BuyingApi, buyingApi } from '../../../../testing/orders/orders-api.ts'
import { settleRefunds } from '../../../../testing/payments/settle-refunds.ts'
import { noteWithdrawalRequested } from '../note-withdrawal.public.ts'

let app: CatalogApp
let gown: string
let staff: BuyingApi
let admin: BuyingApi

const rows = async (query: ReturnType<typeof sql>) => (await app.test.database.db.execute(query)).rows

const mailsOf = async (orderId: string) => {
  const mails = await rows(
    sql`select cause_key from mail_outbox where cause_key like ${`order:%:${orderId}%`} order by id`,
  )
  return mails.map(({ cause_key }) => String(cause_key).split(':')[1])
}

const stockOf = async () => {
  const [row] = await rows(sql`select stock from product_variants where product_id = ${gown}`)
  return Number(row?.stock)
}

type Step = Parameters<typeof staff<'PUT /admin/orders/{id}/status'>>[1]['body']

const stepTo = async (api: BuyingApi, id: string, body: Step) =>
  (await api('PUT /admin/orders/{id}/status', { params: { id }, body })).order

const parcel = { status: 'shipped', carrier: 'colissimo', trackingNumber: '6A 123/4', sure: true } as const

const cancelPaid = async (api: BuyingApi, id: string) =>
  (await api('POST /admin/orders/{id}/cancel', { params: { id } })).order

beforeAll(async () => {
  app = await catalogApp()
  gown = await enterProduct(app.context(), { priceCents: 129_500, variants: [{ size: '38', stock: 90 }] })
  staff = buyingApi(app, {
    caller: await enterCustomer(app.context(), { role: 'staff', firstName: 'Inès', lastName: 'Morel' }),
  })
  admin = buyingApi(app, { caller: await enterCustomer(app.context(), { role: 'admin' }) })
})

afterAll(() => app.close())

describe('the steps of an order', () => {
  it('lead from its payment to its buyer, each told to them once and noted with who took it', async () => {
    const { id, api, caller } = await paidOrder(app, { productId: gown })
    expect((await stepTo(staff, id, { status: 'in_preparation' })).status).toBe('in_preparation')
    const sent = await stepTo(staff, id, parcel)
    expect(sent.tracking).toEqual({
      carrier: 'Colissimo',
      number: '6A 123/4',
      url: 'https://www.laposte.fr/outils/suivre-vos-envois?code=6A%20123%2F4',
    })
    const arrived = await stepTo(staff, id, { status: 'delivered' })
    expect(arrived).toMatchObject({ status: 'delivered', nextSteps: [], overdue: false })
    expect(arrived.events.map(({ kind, by, actor }) => [kind, by, actor?.name])).toEqual([
      ['placed', 'customer', undefined],
      ['paid', 'payment', undefined],
      ['in_preparation', 'house', 'Inès Morel'],
      ['shipped', 'house', 'Inès Morel'],
      ['delivered', 'house', 'Inès Morel'],
    ])
    expect(arrived.payment).toMatchObject({ captured: 1295, refundable: 1295, provider: 'demo' })
    expect(await mailsOf(id)).toEqual(['paid', 'inPreparation', 'shipped', 'delivered'])
    const { order } = await api('GET /orders/{id}', { params: { id } })
    expect(order.items[0]?.withdrawal.until).not.toBeNull()
    expect(order.events[0]).not.toHaveProperty('actor')
    expect(await rows(sql`select product_id from received_pieces where account_id = ${caller.id}`)).toEqual([
      { product_id: gown },
    ])
    expect(
      await rows(sql`select action, actor_role from audit_log where subject_id = ${id} order by id`),
    ).toEqual([
      { action: 'order.in-preparation', actor_role: 'staff' },
      { action: 'order.shipped', actor_role: 'staff' },
      { action: 'order.delivered', actor_role: 'staff' },
    ])
  })

  it('are done once, however often and by however many they are taken at once', async () => {
    const { id } = await paidOrder(app, { productId: gown })
    await Promise.all([staff, admin, staff].map((api) => stepTo(api, id, { status: 'in_preparation' })))
    await Promise.all([staff, admin].map((api) => stepTo(api, id, parcel)))
    const { events } = (await staff('GET /admin/orders/{id}', { params: { id } })).order
    expect(events.map(({ kind }) => kind)).toEqual(['placed', 'paid', 'in_preparation', 'shipped'])
    expect(await mailsOf(id)).toEqual(['paid', 'inPreparation', 'shipped'])
    await expect(stepTo(staff, id, { ...parcel, trackingNumber: 'another' })).rejects.toMatchObject({
      code: 'not_possible',
    })
  })

  it('end in one of two ways when one wants to send it and another to call it off', async () => {
    const { id } = await paidOrder(app, { productId: gown })
    const ends = await Promise.allSettled([stepTo(staff, id, parcel), cancelPaid(admin, id)])
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(ends.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { kind: 'conflict' } })
  })

  it('want the carrier and the number of a parcel', async () => {
    const { id } = await paidOrder(app, { productId: gown })
    for (const body of [
      { status: 'shipped' },
      { status: 'shipped', carrier: 'a-stranger', trackingNumber: '1' },
      { status: 'shipped', carrier: 'colissimo', trackingNumber: ' ' },
    ] as const)
      await expect(stepTo(staff, id, body)).rejects.toMatchObject({ code: 'tracking_missing' })
    expect(await mailsOf(id)).toEqual(['paid'])
  })

  it('lead to the atelier when it is fetched there', async () => {
    const { id } = await paidOrder(app, { productId: gown, deliveryMethod: 'pickup' })
    await stepTo(staff, id, { status: 'shipped' })
    const again = await stepTo(staff, id, { status: 'shipped' })
    expect(again).toMatchObject({ status: 'shipped', tracking: null })
    expect(await mailsOf(id)).toEqual(['paid', 'readyForPickup'])
    const [mail] = await rows(
      sql`select plain_text from mail_outbox where cause_key = ${`order:readyForPickup:${id}`}`,
    )
    expect(String(mail?.plain_text)).toContain('14 rue de la Sourdière, 75001 Paris')
  })

  it('do not lead where the order does not go, nor to one that is not there', async () => {
    const { id } = await boughtOrder(app, { productId: gown })
    await expect(stepTo(staff, id, { status: 'in_preparation' })).rejects.toMatchObject({
      code: 'not_possible',
    })
    for (const stranger of [randomUUID(), 'x'])
      await expect(stepTo(staff, stranger, { status: 'delivered' })).rejects.toMatchObject({
        code: 'order_not_found',
      })
  })

  it('can be its end: the products come back once, and the money goes back', async () => {
    const before = await stockOf()
    const { id } = await paidOrder(app, { productId: gown, quantity: 2 })
    expect(await stockOf()).toBe(before - 2)
    await cancelPaid(admin, id)
    await settleRefunds(app.context())
    const closed = await cancelPaid(admin, id)
    expect(closed).toMatchObject({ status: 'refunded', refunded: 2590, payment: { refundable: 0 } })
    expect(closed.items[0]?.restockedQuantity).toBe(2)
    expect(closed.refunds).toMatchObject([{ amount: 2590, status: 'succeeded', reason: 'cancelled' }])
    expect(await stockOf()).toBe(before)
  })

  it('end an order that waits for its payment without one, and tell its customer once, in their language', async () => {
    const before = await stockOf()
    const { id, number } = await boughtOrder(app, { productId: gown, lng: 'en' })
    const { order: waiting } = await staff('GET /admin/orders/{id}', { params: { id } })
    expect(waiting).toMatchObject({ heldFrom: waiting.placedAt, buyer: { isConfirmed: false } })
    const closed = await stepTo(staff, id, { status: 'cancelled' })
    expect(closed).toMatchObject({ status: 'cancelled', heldFrom: null, heldUntil: null })
    expect(closed.events.at(-1)).toMatchObject({
      kind: 'cancelled',
      by: 'house',
      actor: { name: 'Inès Morel' },
    })
    expect(await stockOf()).toBe(before)
    await stepTo(staff, id, { status: 'cancelled' })
    expect(await mailsOf(id)).toEqual(['cancelledUnpaid'])
    const [mail] = await rows(
      sql`select subject, language, plain_text from mail_outbox where cause_key = ${`order:cancelledUnpaid:${id}`}`,
    )
    expect(mail).toMatchObject({ subject: `Your order ${number} is cancelled`, language: 'en' })
    expect(String(mail?.plain_text)).toContain('Nothing was charged')
  })
})

describe('cancelling an order whose money would go back', () => {
  const standsPaid = async (id: string) => {
    expect(await rows(sql`select id from invoices where subject_id = ${id} and series = 'A'`)).toEqual([])
    const { order } = await staff('GET /admin/orders/{id}', { params: { id } })
    expect(order).toMatchObject({ status: 'paid', refunds: [] })
  }

  it('is not for staff, by either way', async () => {
    const { id } = await paidOrder(app, { productId: gown })
    await expect(cancelPaid(staff, id)).rejects.toMatchObject({ code: 'access_denied' })
    await expect(stepTo(staff, id, { status: 'cancelled' })).rejects.toMatchObject({
      code: 'paid_is_refunded',
      kind: 'conflict',
    })
    await standsPaid(id)
  })

  it('is not what staff does who calls an order off at the moment at which it is paid', {
    tags: ['deep'],
  }, async () => {
    const { id, pay } = await boughtOrder(app, { productId: gown })
    const [paid, called] = await Promise.allSettled([pay(), stepTo(staff, id, { status: 'cancelled' })])
    expect(paid.status).toBe('fulfilled')
    if (called.status === 'rejected') await standsPaid(id)
    else expect(called.value.status).toBe('cancelled')
  })

  it('is for a paid order alone, and a withdrawal is answered first', async () => {
    const { id } = await boughtOrder(app, { productId: gown })
    await expect(cancelPaid(admin, id)).rejects.toMatchObject({ code: 'not_possible' })
    await expect(cancelPaid(admin, randomUUID())).rejects.toMatchObject({ code: 'order_not_found' })
    const withdrawn = await paidOrder(app, { productId: gown })
    const ctx = app.context()
    await ctx.write((tx) =>
      noteWithdrawalRequested(ctx, tx, {
        orderId: withdrawn.id,
        reference: 'RET-2026-9999',
        lines: undefined,
      }),
    )
    await expect(cancelPaid(admin, withdrawn.id)).rejects.toMatchObject({ code: 'withdrawal_waits' })
  })
})

describe('a session that has not shown lately whose it is', () => {
  it('takes every step, and pays nothing back', async () => {
    const caller = await enterCustomer(app.context(), { role: 'admin' })
    const stale = buyingApi(app, { caller: { ...caller, isFresh: false } })
    const needed = { code: 'fresh_proof_needed', kind: 'forbidden' }
    const { id } = await paidOrder(app, { productId: gown })
    await stepTo(stale, id, { status: 'in_preparation' })
    await expect(cancelPaid(stale, id)).rejects.toMatchObject(needed)
    const refund = { params: { id }, body: { amount: 1, reason: 'gesture' } } as const
    await expect(stale('POST /admin/orders/{id}/refund', refund)).rejects.toMatchObject(needed)
    expect(
      await rows(
        sql`select r.id from refunds r join payments p on p.id = r.payment_id where p.subject_id = ${id}`,
      ),
    ).toEqual([])
    const waiting = await boughtOrder(app, { productId: gown })
    expect((await stepTo(stale, waiting.id, { status: 'cancelled' })).status).toBe('cancelled')
  })
})

describe('giving money back', () => {
  const refund = async (id: string, amount: number, api = admin) =>
    (await api('POST /admin/orders/{id}/refund', { params: { id }, body: { amount, reason: 'gesture' } }))
      .order

  it('goes in parts until nothing is left', async () => {
    const { id } = await paidOrder(app, { productId: gown })
    expect((await refund(id, 95.5)).payment).toMatchObject({ refundable: 1199.5 })
    await settleRefunds(app.context())
    app.moveClock({ seconds: 1 })
    const after = await refund(id, 1199.5)
    expect(after).toMatchObject({ refunded: 95.5, status: 'paid', payment: { refundable: 0 } })
    expect(after.refunds).toMatchObject([
      { status: 'succeeded', requestedBy: { name: 'Jeanne Arnaud' } },
      { status: 'requested' },
    ])
    await expect(refund(id, 0.01)).rejects.toMatchObject({ code: 'refund_too_large' })
    await settleRefunds(app.context())
    const { order } = await admin('GET /admin/orders/{id}', { params: { id } })
    expect(order).toMatchObject({ status: 'refunded', refunded: 1295 })
    expect(order.documents.map(({ kind }) => kind)).toEqual(['invoice', 'credit_note', 'credit_note'])
  })

  it('can be for some products, which then lie in the stock again', async () => {
    const before = await stockOf()
    const { id } = await paidOrder(app, { productId: gown, quantity: 2 })
    const { order } = await admin('GET /admin/orders/{id}', { params: { id } })
    const lines = [{ id: order.items[0]?._id ?? '', quantity: 1 }]
    const products = () =>
      admin('POST /admin/orders/{id}/refund', {
        params: { id },
        body: { lines, restock: true, reason: 'defect' },
      })
    const { order: after } = await products()
    expect(after.items[0]).toMatchObject({ refundedQuantity: 1, restockedQuantity: 1 })
    expect(after.refunds).toMatchObject([{ amount: 1295, reason: 'defect' }])
    expect(await stockOf()).toBe(before - 1)
    await products()
    await expect(products()).rejects.toMatchObject({ code: 'refund_too_large' })
    expect(await stockOf()).toBe(before)
  })

  it('can be for the delivery alone, once, and names it on the credit note', async () => {
    const stole = await enterProduct(app.context(), {
      priceCents: 8_900,
      variants: [{ size: '38', stock: 2 }],
    })
    const { id } = await paidOrder(app, { productId: stole })
    const sending = () =>
      admin('POST /admin/orders/{id}/refund', {
        params: { id },
        body: { lines: [], shipping: true, reason: 'gesture' },
      })
    const { order } = await sending()
    expect(order).toMatchObject({ shippingLeft: 0, refunds: [{ amount: 15 }] })
    await expect(sending()).rejects.toMatchObject({ code: 'refund_too_large' })
    await settleRefunds(app.context())
    const [note] = await rows(
      sql`select content->'lines'->0->'description'->>'fr' as line from invoices where subject_id = ${id} and series = 'A'`,
    )
    expect(note).toEqual({ line: 'Livraison' })
    const { order: after } = await admin('GET /admin/orders/{id}', { params: { id } })
    expect(after).toMatchObject({ refunded: 15, items: [{ refundedQuantity: 0 }] })
  })

  it('for a product after a gesture gives what is left of the money, and the product counts as paid back', {
    tags: ['deep'],
  }, async () => {
    const { id } = await paidOrder(app, { productId: gown })
    await refund(id, 100)
    const { order } = await admin('GET /admin/orders/{id}', { params: { id } })
    const lines = [{ id: order.items[0]?._id ?? '', quantity: 1 }]
    const body = { lines, reason: 'defect' as const }
    const { order: after } = await admin('POST /admin/orders/{id}/refund', { params: { id }, body })
    expect(after.refunds.map(({ amount }) => amount).sort()).toEqual([100, 1195])
    expect(after).toMatchObject({ payment: { refundable: 0 }, items: [{ refundedQuantity: 1 }] })
  })

  it('puts what never left the house into the stock again, whether it is named or all of the money is', {
    tags: ['deep'],
  }, async () => {
    const before = await stockOf()
    const { id } = await paidOrder(app, { productId: gown, quantity: 2 })
    const { order } = await admin('GET /admin/orders/{id}', { params: { id } })
    const lines = [{ id: order.items[0]?._id ?? '', quantity: 1 }]
    const body = { lines, reason: 'defect' as const }
    const { order: named } = await admin('POST /admin/orders/{id}/refund', { params: { id }, body })
    expect(named).toMatchObject({ inHouse: true, items: [{ refundedQuantity: 1, restockedQuantity: 1 }] })
    expect(await stockOf()).toBe(before - 1)
    const after = await refund(id, named.payment?.refundable ?? 0)
    expect(after).toMatchObject({ items: [{ refundedQuantity: 2, restockedQuantity: 2 }] })
    expect(after.nextSteps).toEqual(['cancelled'])
    expect(await stockOf()).toBe(before)
    await expect(stepTo(staff, id, parcel)).rejects.toMatchObject({ code: 'not_possible' })
    await settleRefunds(app.context())
  })

  it('leaves out of the stock what has left the house, and what somebody keeps out of it', {
    tags: ['deep'],
  }, async () => {
    const [sent, spoilt] = [
      await paidOrder(app, { productId: gown }),
      await paidOrder(app, { productId: gown }),
    ]
    await stepTo(staff, sent.id, parcel)
    const before = await stockOf()
    for (const [id, restock] of [
      [sent.id, undefined],
      [spoilt.id, false],
    ] as const) {
      const { order } = await admin('GET /admin/orders/{id}', { params: { id } })
      const lines = [{ id: order.items[0]?._id ?? '', quantity: 1 }]
      const body = { lines, reason: 'defect' as const, ...(restock === undefined ? {} : { restock }) }
      await admin('POST /admin/orders/{id}/refund', { params: { id }, body })
    }
    expect(await stockOf()).toBe(before)
  })

  it('wants a reason, among which is a withdrawal, and says so of it alone', async () => {
    const { id } = await paidOrder(app, { productId: gown })
    for (const body of [{ amount: 5 }, { amount: 5, reason: '' }, { lines: [], shipping: true }]) {
      // @ts-expect-error: a program may send what its types forbid
      const asked = admin('POST /admin/orders/{id}/refund', { params: { id }, body })
      await expect(asked).rejects.toMatchObject({
        issues: [{ path: ['reason'], message: 'orders:fields.refundReason' }],
      })
    }
    const body = { amount: 5, reason: 'withdrawal' as const }
    const { order } = await admin('POST /admin/orders/{id}/refund', { params: { id }, body })
    expect(order.refunds).toMatchObject([{ amount: 5, reason: 'withdrawal' }])
  })

  it('names products, a delivery or an amount', async () => {
    const { id } = await paidOrder(app, { productId: gown })
    const nothing = { lines: [], reason: 'gesture' as const }
    const asked = admin('POST /admin/orders/{id}/refund', { params: { id }, body: nothing })
    await expect(asked).rejects.toMatchObject({ name: 'InvalidInput' })
  })

  it('is never more than was paid, when two decide at once', async () => {
    const { id } = await paidOrder(app, { productId: gown })
    const tries = await Promise.allSettled([refund(id, 1000), refund(id, 1000)])
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(
      await rows(sql`select r.amount_cents from refunds r join payments p on p.id = r.payment_id
      where p.subject_id = ${id}`),
    ).toEqual([{ amount_cents: 100_000 }])
  })

  it('is not for staff, and not of what was never paid', async () => {
    const { id } = await boughtOrder(app, { productId: gown })
    await expect(refund(id, 1, staff)).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(refund(id, 1)).rejects.toMatchObject({ code: 'refund_too_large' })
  })
})

describe('the list of orders', () => {
  const list = (query: Parameters<typeof staff<'GET /admin/orders'>>[1]['query'] = {}) =>
    staff('GET /admin/orders', { query })

  it.each([
    ['the whole number', (number: string) => number],
    ['the beginning of it, in small letters', (number: string) => number.toLowerCase().slice(0, -1)],
    ['its last digits', (number: string) => String(Number(number.slice(-6)))],
    ['a name without its accents', () => 'lefevre'],
    ['the beginnings of both names, in any order', () => 'LEFÈ  éloi'],
    ['what separates words', () => "d'arc & | ' lefevre:*"],
  ])('finds an order by %s', async (_what, typed) => {
    const buyer = { productId: gown, firstName: 'Éloïse', lastName: 'Lefèvre d’Arc' }
    const { id, number } = await boughtOrder(app, buyer)
    const { orders } = await list({ search: typed(number), limit: 100 })
    expect(orders.map(({ _id }) => _id)).toContain(id)
    expect(orders.length).toBeLessThan(15)
  })

  it('finds nothing by words that nobody bears, and everything without words', async () => {
    expect(await list({ search: 'zzz' })).toMatchObject({ orders: [], count: 0, totalPages: 0 })
    expect((await list({ search: "'" })).count).toBe(0)
    const { count, counts } = await list({ search: ' ' })
    expect(count).toBe(Object.values(counts).reduce((sum, each) => sum + each, 0))
  })

  it('is told apart by status, put in order and cut into pages', async () => {
    const waiting = await list({ status: 'pending_payment', limit: 100 })
    expect(new Set(waiting.orders.map(({ status }) => status))).toEqual(new Set(['pending_payment']))
    expect(waiting.count).toBe(waiting.counts.pending_payment)
    const dear = await list({ sort: 'total-desc', limit: 100 })
    const totals = dear.orders.map(({ total }) => total)
    expect(totals).toEqual(totals.toSorted((a, b) => b - a))
    const [first, second] = await Promise.all([list({ limit: 2 }), list({ limit: 2, page: 2 })])
    expect(first.totalPages).toBe(Math.ceil(first.count / 2))
    const ids = [...first.orders, ...second.orders].map(({ _id }) => _id)
    expect(new Set(ids).size).toBe(4)
  })

  it('says what was to be there by now', async () => {
    app.moveClock({ minutes: 1 })
    const { id } = await paidOrder(app, { productId: gown })
    const find = async () => (await list({ limit: 1, status: 'paid' })).orders[0]
    expect(await find()).toMatchObject({
      _id: id,
      overdue: false,
      totalItems: 1,
      buyer: { name: 'Jeanne Arnaud' },
    })
    app.moveClock({ hours: 24 * 60 })
    expect(await find()).toMatchObject({ _id: id, overdue: true })
    app.moveClock({ hours: -24 * 60 })
  })

  it('looks for words in their index', { tags: ['deep'] }, async () => {
    const { db } = app.test.database
    const plan = await db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`)
      return tx.execute(sql`explain select id from orders where words @@ words_beginning(${'lefe'})`)
    })
    expect(JSON.stringify(plan.rows)).toContain('orders_of_words')
  })
})
