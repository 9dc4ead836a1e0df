import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ProviderRefusal } from '../../../../platform/payments/provider-errors.ts'
import { enterCustomer } from '../../../../testing/accounts/account-factories.ts'
import { testNow } from '../../../../testing/bare-process.ts'
import { enterProduct } from '../../../../testing/catalog/catalog-factories.ts'
import { type BuyingApp, buyingApp, intentIdOf } from '../../../../testing/orders/buying-app.ts'
import { brokenLaws, productsInAll } from '../../../../testing/orders/money-laws.ts'
import { buyingApi } from '../../../../testing/orders/orders-api.ts'
import { paymentRecorder } from '../../../../testing/payments/payment-recorder.ts'
import { requestRefund } from '../../../payments/server/refunds/refund-payment.public.ts'
import { refundLines } from '../refunds/refund-lines.public.ts'
import { closeWaiting } from './close-waiting.public.ts'
import { expireOrders } from './expire-orders.ts'

let nowMs = testNow.epochMilliseconds
const bank = paymentRecorder({ nowMs: () => nowMs })

let app: BuyingApp
let admin: Awaited<ReturnType<typeof enterCustomer>>
let gown: string
let products: readonly string[]

const moveClock = (minutes: number) => {
  app.moveClock({ minutes })
  nowMs += minutes * 60_000
}

const expire = () => expireOrders(app.context())

const stock = async () => {
  const { rows } = await app.db.execute<{ stock: number }>(
    sql`select stock from product_variants where product_id = ${gown}::uuid`,
  )
  return rows[0]?.stock
}

const mailsAbout = async (id: string) => {
  const { rows } = await app.db.execute<{ cause_key: string }>(
    sql`select cause_key from mail_outbox where cause_key like ${`order:%:${id}%`} order by id`,
  )
  return rows.map(({ cause_key }) => cause_key.split(':')[1])
}

/** A customer who has ordered the whole stock of the gown, and the payment of the order. */
const ordered = async (quantity = 1) => {
  const buyer = await app.buyer()
  await buyer.take({ productId: gown, quantity })
  const { order, payment } = await buyer.order()
  const params = { id: order._id }
  return {
    ...buyer,
    id: order._id,
    intentId: intentIdOf(payment.clientSecret),
    cancel: () => buyer.api('POST /orders/{id}/cancel', { params }),
    goOn: () => buyer.api('POST /orders/{id}/payment', { params }),
    now: () => buyer.read(order._id),
  }
}

type Given = { readonly reason: 'defect' | 'gesture' } & (
  | { readonly amount: number }
  | { readonly lines: { id: string; quantity: number }[]; readonly restock: boolean }
)

/** Asks, as an admin, for a refund of an order that the provider has not carried out yet. */
const giveBack = (id: string, body: Given) =>
  buyingApi(app, { caller: admin })('POST /admin/orders/{id}/refund', { params: { id }, body })

const tellLast = async () => {
  const event = bank.told.at(-1)
  if (event) await app.webhook(bank.signedNow(event))
}

beforeAll(async () => {
  app = await buyingApp(bank.provider)
  admin = await enterCustomer(app.context(), { role: 'admin' })
})

beforeEach(async () => {
  gown = await enterProduct(app.context(), {
    priceCents: 420_000,
    variants: [{ size: '38', stock: 2 }],
    nameFr: 'Victoire',
  })
  products = await productsInAll(app.db)
})

afterAll(async () => {
  await app.close()
})

const expectLaws = async () => {
  expect(await brokenLaws(app.db)).toEqual({})
  expect(await productsInAll(app.db)).toEqual(products)
}

describe('an order that is not paid', () => {
  it('gives its products back after half an hour, says so once, and leaves the cart as it was', async () => {
    const { id, api, now } = await ordered(2)
    moveClock(29)
    await expire()
    expect((await now()).status).toBe('pending_payment')
    expect(await stock()).toBe(0)
    moveClock(1)
    await expire()
    await expire()
    expect((await now()).status).toBe('expired')
    expect(await stock()).toBe(2)
    expect(await mailsAbout(id)).toEqual(['expired'])
    expect((await api('GET /cart', {})).totalItems).toBe(2)
    await expectLaws()
  })

  it('is held for longer by each sign of life, for two hours in all', async () => {
    const { goOn, now } = await ordered()
    for (let signs = 0; signs < 4; signs++) {
      moveClock(25)
      await goOn()
      await expire()
    }
    const { placedAt, heldUntil } = await now()
    expect(Date.parse(heldUntil ?? '') - Date.parse(placedAt)).toBe(120 * 60_000)
    moveClock(21)
    await expect(goOn()).rejects.toMatchObject({ kind: 'conflict', code: 'not_waiting' })
    await expire()
    expect((await now()).status).toBe('expired')
    await expectLaws()
  })

  it('does not keep the products of others when it cannot end, and is tried again', async () => {
    const first = await ordered()
    moveClock(1)
    const second = await ordered()
    moveClock(31)
    const ctx = app.context()
    let failures = 1
    const enqueue: typeof ctx.jobs.enqueue = async (tx, request) => {
      if (failures-- > 0) throw new Error('The queue is away')
      return ctx.jobs.enqueue(tx, request)
    }
    await expireOrders({ ...ctx, jobs: { ...ctx.jobs, enqueue } })
    const states = async () => [(await first.now()).status, (await second.now()).status]
    expect(await states()).toEqual(['pending_payment', 'expired'])
    await expire()
    expect(await states()).toEqual(['expired', 'expired'])
    expect(await mailsAbout(first.id)).toEqual(['expired'])
    await expectLaws()
  })

  it('is called off at its provider once it has ended', { tags: ['deep'] }, async () => {
    const { intentId, cancel, now } = await ordered()
    expect((await cancel()).order.status).toBe('cancelled')
    await cancel()
    expect(await stock()).toBe(2)
    await app.work()
    expect((await bank.provider.readIntent(intentId)).status).toBe('canceled')
    expect((await now()).events.map(({ kind }) => kind)).toEqual(['placed', 'cancelled'])
    await expectLaws()
  })
})

describe('an order that is paid', () => {
  it('does not run out of time, whatever asks for it by mistake', async () => {
    const { id, intentId, now } = await ordered()
    bank.customer.pays(intentId)
    await now()
    const ctx = app.context()
    const ending = ctx.write((tx) =>
      closeWaiting(ctx, tx, { order: { id, fulfilment: 'to_prepare' }, as: 'expired' }),
    )
    await expect(ending).rejects.toThrow('« expire » cannot happen to an order that is to_prepare')
    expect((await now()).status).toBe('paid')
  })
})

describe('a payment that comes too late', () => {
  it('revives an order whose products are still there', async () => {
    const { id, intentId, now } = await ordered()
    moveClock(31)
    await expire()
    bank.customer.pays(intentId)
    await tellLast()
    expect((await now()).status).toBe('paid')
    expect(await stock()).toBe(1)
    expect(await mailsAbout(id)).toEqual(['expired', 'paid'])
    await expectLaws()
  })

  it('goes back, with its papers, when the products are somebody else’s', async () => {
    const { id, intentId, now } = await ordered(2)
    moveClock(31)
    await expire()
    const rival = await ordered(2)
    bank.customer.pays(intentId)
    await tellLast()
    expect((await now()).status).toBe('expired')
    await app.work()
    const { status, refunded, documents } = await now()
    expect({ status, refunded }).toEqual({ status: 'refunded', refunded: 8400 })
    expect(documents.map(({ kind }) => kind)).toEqual(['invoice', 'credit_note'])
    expect(await mailsAbout(id)).toEqual(['expired', 'paidTooLate', 'refunded'])
    expect((await rival.now()).status).toBe('pending_payment')
    await expectLaws()
  })

  it('goes back when the order was called off', async () => {
    const { intentId, cancel, now } = await ordered()
    await cancel()
    bank.customer.pays(intentId)
    await tellLast()
    await app.work()
    expect((await now()).status).toBe('refunded')
    expect(await stock()).toBe(2)
    await expectLaws()
  })

  it('at the very moment of the end is either in time or too late, and whole', async () => {
    const { intentId, now } = await ordered()
    moveClock(31)
    bank.customer.pays(intentId)
    await Promise.all([tellLast(), expire(), tellLast()])
    await app.work()
    expect((await now()).status).toBe('paid')
    await expectLaws()
  })
})

describe('a paid order that is called off', () => {
  it('gives back its products and all of the money, until the atelier begins', async () => {
    const { id, intentId, cancel, now } = await ordered()
    bank.customer.pays(intentId)
    expect((await now()).cancellable).toBe(true)
    expect((await cancel()).order.status).toBe('cancelled')
    await app.work()
    const { status, refunded, cancellable } = await now()
    expect({ status, refunded, cancellable }).toEqual({
      status: 'refunded',
      refunded: 4200,
      cancellable: false,
    })
    expect(await stock()).toBe(2)
    expect(await mailsAbout(id)).toEqual(['paid', 'cancelled', 'refunded'])
    await expectLaws()
  })

  it('gives back what is left while a gesture is still on its way, and its credit note names the product', {
    tags: ['deep'],
  }, async () => {
    const { id, intentId, cancel, now } = await ordered()
    bank.customer.pays(intentId)
    await now()
    const ctx = app.context()
    await ctx.write(async ({ db }) => {
      const gesture = { amountCents: 20_000, reason: 'gesture', details: {}, requestedBy: null }
      await requestRefund(ctx, db, { purpose: 'order', subjectId: id, ...gesture })
    })
    await cancel()
    await app.work()
    const { status, refunded, items } = await now()
    expect({ status, refunded }).toEqual({ status: 'refunded', refunded: 4200 })
    expect(items[0]?.refundedQuantity).toBe(1)
    const { rows } = await app.db.execute<{ lines: readonly { readonly description: { fr: string } }[] }>(
      sql`select content->'lines' as lines from invoices where subject_id = ${id}::uuid and series = 'A' order by number`,
    )
    const named = rows.map(({ lines }) => lines.map(({ description }) => description.fr))
    expect(named).toEqual([['Remboursement commercial'], [items[0]?.product.name]])
    await expectLaws()
  })

  it('asks for nothing more when all of its money is on its way back already', async () => {
    const { id, intentId, cancel, now } = await ordered()
    bank.customer.pays(intentId)
    const { total } = await now()
    const ctx = app.context()
    await ctx.write(async ({ db }) => {
      const gesture = { amountCents: total * 100, reason: 'gesture', details: {}, requestedBy: null }
      await requestRefund(ctx, db, { purpose: 'order', subjectId: id, ...gesture })
    })
    expect((await cancel()).order.status).toBe('cancelled')
    await app.work()
    expect((await now()).status).toBe('refunded')
    expect(await stock()).toBe(2)
    await expectLaws()
  })

  it('leaves out of the stock what was paid back and kept out of it before', { tags: ['deep'] }, async () => {
    const { id, intentId, cancel, now } = await ordered(2)
    bank.customer.pays(intentId)
    const [line] = (await now()).items
    const ctx = app.context()
    const { caller } = await app.buyer()
    await ctx.write((tx) =>
      refundLines(ctx, tx, {
        orderId: id,
        shares: [{ lineId: line?._id ?? '', quantity: 1, restock: false }],
        reason: 'defect',
        requestedBy: caller?.id ?? '',
      }),
    )
    await cancel()
    await app.work()
    expect(await stock()).toBe(1)
    expect(await now()).toMatchObject({ status: 'refunded', refunded: 8400 })
    await expectLaws()
  })

  it('takes back all of the tax of its invoice, after gestures whose own would be rounded each time', {
    tags: ['deep'],
  }, async () => {
    const { intentId, id, cancel, now } = await ordered()
    bank.customer.pays(intentId)
    await now()
    for (let gestures = 0; gestures < 3; gestures++) {
      await giveBack(id, { amount: 0.03, reason: 'gesture' })
      await app.work()
    }
    await cancel()
    await app.work()
    expect(await now()).toMatchObject({ status: 'refunded', refunded: 4200 })
    await expectLaws()
  })

  it('puts nothing into the stock a second time when its money could not go back and is asked for anew', {
    tags: ['deep'],
  }, async () => {
    const { id, intentId, cancel, now } = await ordered(2)
    bank.customer.pays(intentId)
    const [item] = (await now()).items
    const one = [{ id: item?._id ?? '', quantity: 1 }]
    await giveBack(id, { lines: one, restock: false, reason: 'defect' })
    await app.work()
    await cancel()
    bank.failNext({ call: 'refund', when: 'before', error: new ProviderRefusal('other') })
    await app.work()
    expect((await now()).items[0]?.refundedQuantity).toBe(1)
    await giveBack(id, { lines: one, restock: true, reason: 'gesture' })
    await app.work()
    expect(await now()).toMatchObject({ status: 'refunded', refunded: 8400 })
    expect(await stock()).toBe(1)
    await expectLaws()
  })

  it('stays when the atelier has begun, and is nobody else’s to call off', async () => {
    const { id, intentId, cancel, now } = await ordered()
    bank.customer.pays(intentId)
    await now()
    const stranger = await app.buyer()
    await expect(stranger.api('POST /orders/{id}/cancel', { params: { id } })).rejects.toMatchObject({
      kind: 'not-found',
    })
    await app.db.execute(sql`update orders set fulfilment = 'in_preparation' where id = ${id}::uuid`)
    await expect(cancel()).rejects.toMatchObject({ kind: 'conflict', code: 'not_cancellable' })
    await expectLaws()
  })
})
