import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ProviderRefusal } from '../../../../platform/payments/provider-errors.ts'
import { enterCustomer } from '../../../../testing/accounts/account-factories.ts'
import { type CatalogApp, catalogApp } from '../../../../testing/catalog/catalog-app.ts'
import { enterProduct } from '../../../../testing/catalog/catalog-factories.ts'
import { arrivedOrder } from '../../../../testing/orders/arrived-order.ts'
import { requestRefund } from '../../../payments/server/refunds/refund-payment.public.ts'
import { carryOutRefund } from '../../../payments/server/refunds/settle-refund.ts'
import { refundLines } from './refund-lines.public.ts'

let app: CatalogApp
let admin: { readonly id: string; readonly role: 'admin' }

const rows = async (query: ReturnType<typeof sql>) => (await app.test.database.db.execute(query)).rows

beforeAll(async () => {
  app = await catalogApp()
  const { id } = await enterCustomer(app.context(), { role: 'admin' })
  admin = { id, role: 'admin' }
})

afterAll(() => app.close())

/** An order of two gowns at 100 € and a belt, with delivery for 15 €. */
const bought = async () => {
  const gown = await enterProduct(app.context(), {
    priceCents: 10_000,
    variants: [{ size: '38', stock: 5 }],
  })
  const belt = await enterProduct(app.context(), {
    priceCents: 4_000,
    variants: [{ size: '38', stock: 5 }],
  })
  const { order } = await arrivedOrder(app, {
    products: [
      { productId: gown, size: '38', quantity: 2 },
      { productId: belt, size: '38', quantity: 1 },
    ],
  })
  const [gowns, belts] = order.items
  if (!gowns || !belts) throw new Error('An order came without its lines')
  return { order, gown, gowns: gowns._id, belts: belts._id }
}

interface Share {
  readonly lineId: string
  readonly quantity: number
  readonly restock: boolean
}

const refund = (orderId: string, shares: readonly Share[], process = app) => {
  const ctx = process.context({ caller: admin })
  return ctx.write((tx) =>
    refundLines(ctx, tx, {
      orderId,
      shares,
      reason: 'withdrawal',
      requestedBy: admin.id,
    }),
  )
}

const stockOf = async (productId: string) => {
  const [row] = await rows(sql`select stock from product_variants where product_id = ${productId}::uuid`)
  return Number(row?.stock)
}

const asked = async (orderId: string) => {
  const [row] = await rows(sql`select coalesce(sum(r.amount_cents), 0)::integer as cents
    from refunds r join payments p on p.id = r.payment_id where p.subject_id = ${orderId}::uuid and r.status <> 'failed'`)
  return Number(row?.cents)
}

const refuse = () => Promise.reject(new ProviderRefusal('other'))

describe('paying products of an order back', () => {
  it('asks for their money, counts them, and puts into the stock what came back', async () => {
    const { order, gown, gowns } = await bought()
    const before = await stockOf(gown)
    const { refundId, amountCents } = await refund(order._id, [{ lineId: gowns, quantity: 1, restock: true }])
    expect(amountCents).toBe(10_000)
    expect(await stockOf(gown)).toBe(before + 1)
    expect(await rows(sql`select reason, details from refunds where id = ${refundId}::uuid`)).toEqual([
      { reason: 'withdrawal', details: { parts: [{ line: 0, quantity: 1, cents: 10_000 }] } },
    ])
    expect(
      await rows(
        sql`select refunded_quantity, restocked_quantity from order_lines where id = ${gowns}::uuid`,
      ),
    ).toEqual([{ refunded_quantity: 1, restocked_quantity: 1 }])
    const events = sql`select kind, "by", actor_id from order_events where order_id = ${order._id}::uuid order by id desc limit 1`
    expect(await rows(events)).toEqual([{ kind: 'refund_requested', by: 'house', actor_id: admin.id }])
  })

  it('pays the sending back once, with the last product', async () => {
    const { order, gowns, belts } = await bought()
    const first = await refund(order._id, [{ lineId: gowns, quantity: 2, restock: false }])
    const last = await refund(order._id, [{ lineId: belts, quantity: 1, restock: false }])
    expect([first.amountCents, last.amountCents]).toEqual([20_000, 4_000 + order.shipping * 100])
    expect(await asked(order._id)).toBe(order.total * 100)
  })

  it('never gives more than was paid nor restocks twice, however many decide at the same time', async () => {
    const { order, gown, gowns, belts } = await bought()
    const other = { ...app, ...app.another() }
    const before = await stockOf(gown)
    const whole = [
      { lineId: gowns, quantity: 2, restock: true },
      { lineId: belts, quantity: 1, restock: true },
    ]
    const both = await Promise.allSettled([
      refund(order._id, whole),
      refund(order._id, whole, other),
      refund(order._id, [{ lineId: gowns, quantity: 1, restock: true }], other),
    ])
    expect(both.some(({ status }) => status === 'fulfilled')).toBe(true)
    expect(await asked(order._id)).toBeLessThanOrEqual(order.total * 100)
    const [line] = await rows(
      sql`select refunded_quantity, restocked_quantity from order_lines where id = ${gowns}::uuid`,
    )
    expect(await stockOf(gown)).toBe(before + Number(line?.restocked_quantity))
    expect(Number(line?.refunded_quantity)).toBeLessThanOrEqual(2)
    expect(Number(line?.restocked_quantity)).toBeLessThanOrEqual(2)
  })

  it('counts products as bought again when the money could not go back, and tells the house', async () => {
    const { order, gowns } = await bought()
    const { refundId } = await refund(order._id, [{ lineId: gowns, quantity: 2, restock: false }])
    const refusing = app.context()
    const failing = { ...refusing, payments: { ...refusing.payments, refund: refuse } }
    await carryOutRefund(failing, refundId)
    expect(await rows(sql`select refunded_quantity from order_lines where id = ${gowns}::uuid`)).toEqual([
      { refunded_quantity: 0 },
    ])
    const told = sql`select recipient, subject from mail_outbox where cause_key = ${`order-refund-failed:${refundId}:1`}`
    expect(await rows(told)).toEqual([
      {
        recipient: 'bonjour@maison-clairval.example',
        subject: `Remboursement refusé\u00a0: commande ${order.number}`,
      },
    ])
    await expect(refund(order._id, [{ lineId: gowns, quantity: 2, restock: false }])).resolves.toBeDefined()
  })

  it('counts them again even where next to nothing of the money was left for them', async () => {
    const { order, gowns, belts } = await bought()
    const ctx = app.context()
    const gesture = { amountCents: order.total * 100 - 1, reason: 'gesture', details: {}, requestedBy: null }
    await ctx.write(({ db }) =>
      requestRefund(ctx, db, { purpose: 'order', subjectId: order._id, ...gesture }),
    )
    const { refundId, amountCents } = await refund(order._id, [
      { lineId: gowns, quantity: 2, restock: false },
      { lineId: belts, quantity: 1, restock: false },
    ])
    expect(amountCents).toBe(1)
    const refusing = app.context()
    await carryOutRefund({ ...refusing, payments: { ...refusing.payments, refund: refuse } }, refundId)
    const counted = sql`select refunded_quantity from order_lines where order_id = ${order._id}::uuid`
    expect(await rows(counted)).toEqual([{ refunded_quantity: 0 }, { refunded_quantity: 0 }])
  })

  it('refuses lines of another order', async () => {
    const [one, other] = [await bought(), await bought()]
    await expect(
      refund(one.order._id, [{ lineId: other.gowns, quantity: 1, restock: false }]),
    ).rejects.toMatchObject({ code: 'line_not_found' })
  })
})
