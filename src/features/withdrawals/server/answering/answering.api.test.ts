import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { enterCustomer } from '../../../../testing/accounts/account-factories.ts'
import { type CatalogApp, catalogApp } from '../../../../testing/catalog/catalog-app.ts'
import { enterProduct } from '../../../../testing/catalog/catalog-factories.ts'
import { untilLockWaits } from '../../../../testing/database/until-lock-waits.ts'
import { arrivedOrder } from '../../../../testing/orders/arrived-order.ts'
import { buyingApi } from '../../../../testing/orders/orders-api.ts'
import { withdrawalsApi } from '../../../../testing/orders/withdrawals-api.ts'
import { requestRefund } from '../../../payments/server/refunds/refund-payment.public.ts'
import { carryOutRefund, settleRefund } from '../../../payments/server/refunds/settle-refund.ts'
import { lookUpOrder } from '../declaring/look-up-order.ts'

let app: CatalogApp
let admin: Awaited<ReturnType<typeof enterCustomer>>

const rows = async (query: ReturnType<typeof sql>) => (await app.test.database.db.execute(query)).rows

const delivered = Temporal.Instant.from('2026-10-12T09:00:00Z')

beforeAll(async () => {
  app = await catalogApp()
  admin = await enterCustomer(app.context(), { firstName: 'Hélène', lastName: 'Clairval', role: 'admin' })
})

afterAll(() => app.close())

const asAdmin = (process: Pick<CatalogApp, 'context'> = app) => withdrawalsApi(process, { caller: admin })

interface Declaring {
  readonly orderNumber?: string
  /** Whether the order has arrived; true by default. */
  readonly arrived?: boolean
  /** Whether the customer withdraws from the whole order and names no product. */
  readonly whole?: boolean
}

/** A delivered order of two gowns and a belt, and the declaration of its customer. */
const declared = async ({ orderNumber, arrived = true, whole = false }: Declaring = {}) => {
  const gown = await enterProduct(app.context(), {
    priceCents: 10_001,
    variants: [{ size: '38', stock: 5 }],
  })
  const belt = await enterProduct(app.context(), { priceCents: 4_000, variants: [{ size: '', stock: 5 }] })
  const { order, email, caller } = await arrivedOrder(app, {
    products: [
      { productId: gown, size: '38', quantity: 2 },
      { productId: belt, size: '', quantity: 1 },
    ],
    ...(arrived && { deliveredAt: delivered }),
  })
  const [gowns, belts] = order.items.map(({ _id }) => _id)
  if (!gowns || !belts) throw new Error('An order came without its lines')
  const { reference } = await withdrawalsApi(app)('POST /withdrawals', {
    body: {
      name: 'Jeanne Arnaud',
      email,
      orderNumber: orderNumber ?? order.number,
      lines: whole ? [] : [{ line: gowns, name: 'Robe', quantity: 1 }],
      confirmed: true,
    },
  })
  const [row] = await rows(sql`select id from withdrawals where reference = ${reference}`)
  const id = String(row?.id)
  await lookUpOrder(app.context(), id)
  return { id, reference, order, email, caller, gown, gowns, belts }
}

type Declared = Awaited<ReturnType<typeof declared>>

const accept = (
  { id }: Pick<Declared, 'id'>,
  lines: readonly { line: string; quantity: number; restock?: boolean }[],
  process: Pick<CatalogApp, 'context'> = app,
) =>
  asAdmin(process)('POST /admin/withdrawals/{id}/accept', {
    params: { id },
    body: { lines: [...lines] },
  })

const refundOf = async (id: string) => {
  const [row] = await rows(sql`select refund_id from withdrawals where id = ${id}::uuid`)
  return String(row?.refund_id)
}

const subjectsTo = async (email: string) => {
  const mails = await rows(sql`select subject from mail_outbox where recipient = ${email} order by id`)
  return mails.map(({ subject }) => String(subject))
}

describe('accepting a withdrawal', () => {
  it('pays its products back, tells the order and its customer, and is audited', async () => {
    const wanted = await declared()
    const { withdrawal } = await accept(wanted, [{ line: wanted.gowns, quantity: 1, restock: true }])
    expect(withdrawal).toMatchObject({
      status: 'accepted',
      handledBy: 'Hélène Clairval',
      goodsReceived: false,
      parcel: 'awaited',
      refund: { amount: 100.01 },
      answerable: false,
    })
    // What has left the house goes into the stock once it is back, and not by the refund.
    const after = await rows(sql`select stock from product_variants where product_id = ${wanted.gown}::uuid`)
    expect(after).toEqual([{ stock: 3 }])
    const events = sql`select kind from order_events where order_id = ${wanted.order._id}::uuid order by id desc limit 2`
    expect(await rows(events)).toEqual([{ kind: 'withdrawal_answered' }, { kind: 'refund_requested' }])
    expect((await subjectsTo(wanted.email)).at(-1)).toBe(
      `Votre rétractation ${wanted.reference} est acceptée`,
    )
    const audited = sql`select action, actor_id from audit_log where subject_id = ${wanted.id}`
    expect(await rows(audited)).toEqual([{ action: 'withdrawal.accepted', actor_id: admin.id }])
  })

  it('is refunded once the money has gone back, and the credit note names the withdrawal', async () => {
    const wanted = await declared()
    await accept(wanted, [{ line: wanted.gowns, quantity: 1 }])
    await carryOutRefund(app.context(), await refundOf(wanted.id))
    const { withdrawal } = await asAdmin()('GET /admin/withdrawals/{id}', { params: { id: wanted.id } })
    expect(withdrawal.status).toBe('refunded')
    expect(withdrawal.order).toMatchObject({ refunded: 100.01, status: 'partially_refunded' })
    const [note] = await rows(
      sql`select total_cents, content from invoices where subject_id = ${wanted.order._id}::uuid and series = 'A'`,
    )
    expect(note).toMatchObject({
      total_cents: 10_001,
      content: { refersTo: { reason: { fr: 'Rétractation' } }, suppliedOn: '2026-10-12' },
    })
  })

  it('can be answered again when the money could not go back', { tags: ['deep'] }, async () => {
    const wanted = await declared()
    await accept(wanted, [{ line: wanted.gowns, quantity: 2 }])
    const ctx = app.context()
    const [payment] = await rows(sql`select id from payments where subject_id = ${wanted.order._id}::uuid`)
    const known = { id: String(payment?.id), purpose: 'order', subjectId: wanted.order._id }
    const refundId = await refundOf(wanted.id)
    await ctx.write((tx) =>
      settleRefund(ctx, tx, { known, refundId, attempt: 1, told: { status: 'refused', failure: 'other' } }),
    )
    const { withdrawal } = await asAdmin()('GET /admin/withdrawals/{id}', { params: { id: wanted.id } })
    expect(withdrawal).toMatchObject({ status: 'accepted', refundFailed: true, answerable: true })
    const again = await accept(wanted, [{ line: wanted.gowns, quantity: 2 }])
    expect(again.withdrawal.refund?.amount).toBe(200.02)
  })

  it('is owed and not answered again when its money came back: the order sends it anew', {
    tags: ['deep'],
  }, async () => {
    const wanted = await declared()
    await accept(wanted, [{ line: wanted.gowns, quantity: 2 }])
    const ctx = app.context()
    const refundId = await refundOf(wanted.id)
    await carryOutRefund(ctx, refundId)
    const [payment] = await rows(
      sql`select p.id, r.provider_ref from payments p join refunds r on r.payment_id = p.id where r.id = ${refundId}::uuid`,
    )
    const known = { id: String(payment?.id), purpose: 'order', subjectId: wanted.order._id }
    const told = {
      id: String(payment?.provider_ref),
      status: 'failed',
      amountCents: 20_002,
      failure: null,
    } as const
    await ctx.write((tx) => settleRefund(ctx, tx, { known, refundId, attempt: 1, told }))
    const { withdrawal } = await asAdmin()('GET /admin/withdrawals/{id}', { params: { id: wanted.id } })
    expect(withdrawal).toMatchObject({ status: 'accepted', refundFailed: true, answerable: false })
    expect(withdrawal.order).toMatchObject({ status: 'delivered', refunded: 0 })
    expect(withdrawal.order?.lines.map(({ refundedQuantity }) => refundedQuantity)).toEqual([2, 0])
    await expect(accept(wanted, [{ line: wanted.gowns, quantity: 2 }])).rejects.toMatchObject({
      code: 'already_answered',
    })
  })

  it('happens once, even when several press at the same time', async () => {
    const wanted = await declared()
    const other = { ...app, ...app.another() }
    const lines = [{ line: wanted.gowns, quantity: 2, restock: true }]
    const both = await Promise.allSettled([accept(wanted, lines), accept(wanted, lines, other)])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'already_answered', kind: 'conflict' },
    })
    const [line] = await rows(
      sql`select refunded_quantity, restocked_quantity from order_lines where id = ${wanted.gowns}::uuid`,
    )
    expect(line).toEqual({ refunded_quantity: 2, restocked_quantity: 0 })
    const [asked] = await rows(sql`select sum(r.amount_cents)::integer as cents from refunds r
      join payments p on p.id = r.payment_id where p.subject_id = ${wanted.order._id}::uuid`)
    expect(asked?.cents).toBe(20_002)
  })

  // The embedded database has one connection: no transaction waits for another.
  it.runIf(process.env.TEST_DATABASE_URL)(
    'takes its order first, as whoever closes the account does: neither waits for the other',
    async () => {
      const wanted = await declared()
      const other = app.another()
      const closing = app.context()
      const { accepting } = await closing.write(async ({ db }) => {
        await db.execute(sql`select 1 from orders where id = ${wanted.order._id}::uuid for no key update`)
        const accepting = accept(wanted, [{ line: wanted.gowns, quantity: 1 }], other)
        await untilLockWaits(app.test)
        await db.execute(sql`update withdrawals set account_id = null where id = ${wanted.id}::uuid`)
        return { accepting }
      })
      expect((await accepting).withdrawal.status).toBe('accepted')
    },
  )

  it('shows what is left of the money, and gives no more, when some went back before', {
    tags: ['deep'],
  }, async () => {
    const wanted = await declared()
    const ctx = app.context()
    const { total } = wanted.order
    const gesture = { amountCents: total * 100 - 5_000, reason: 'gesture', details: {}, requestedBy: null }
    await ctx.write(({ db }) =>
      requestRefund(ctx, db, { purpose: 'order', subjectId: wanted.order._id, ...gesture }),
    )
    const { withdrawal } = await asAdmin()('GET /admin/withdrawals/{id}', { params: { id: wanted.id } })
    expect(withdrawal).toMatchObject({ isNamed: true, order: { refundable: 50 } })
    const after = await accept(wanted, [{ line: wanted.gowns, quantity: 1 }])
    expect(after.withdrawal.refund?.amount).toBe(50)
  })

  it('pays the sending back only with the whole order', { tags: ['deep'] }, async () => {
    const wanted = await declared()
    const { withdrawal } = await accept(wanted, [
      { line: wanted.gowns, quantity: 2 },
      { line: wanted.belts, quantity: 1 },
    ])
    expect(withdrawal.refund?.amount).toBe(wanted.order.total)
    expect(wanted.order.shipping).toBeGreaterThan(0)
  })
})

describe('a withdrawal from what never left the house', () => {
  it('puts it into the stock by itself, and awaits nothing', async () => {
    const wanted = await declared({ arrived: false, whole: true })
    const read = async () =>
      (await asAdmin()('GET /admin/withdrawals/{id}', { params: { id: wanted.reference } })).withdrawal
    expect((await read()).order).toMatchObject({
      inHouse: true,
      lines: [
        { quantity: 2, declaredQuantity: 2, standing: 'eligible' },
        { quantity: 1, declaredQuantity: 1, standing: 'eligible' },
      ],
    })
    const lines = [
      { line: wanted.gowns, quantity: 2 },
      { line: wanted.belts, quantity: 1 },
    ]
    const { withdrawal } = await asAdmin()('POST /admin/withdrawals/{id}/accept', {
      params: { id: wanted.id },
      body: { lines },
    })
    expect(withdrawal).toMatchObject({ goodsReceived: null, refund: { amount: wanted.order.total } })
    const stocks = await rows(sql`select stock from product_variants where product_id = ${wanted.gown}::uuid`)
    expect(stocks).toEqual([{ stock: 5 }])
    const [letter] = await rows(
      sql`select plain_text from mail_outbox where cause_key like ${`withdrawal:accepted:${wanted.id}%`}`,
    )
    expect(String(letter?.plain_text)).not.toContain('renvoyez-les')
  })
})

describe('an order that is withdrawn from', () => {
  it('says so to the house and to its customer, in lists too, and waits for the answer before it goes on', async () => {
    const wanted = await declared({ arrived: false })
    const id = wanted.order._id
    const ofStaff = buyingApi(app, { caller: admin })
    const own = buyingApi(app, { caller: wanted.caller })
    const saying = async () => {
      const { orders } = await ofStaff('GET /admin/orders', { query: { search: wanted.order.number } })
      const { orders: owned } = await own('GET /orders', { query: {} })
      const { order } = await own('GET /orders/{id}', { params: { id } })
      return [...orders, ...owned, order].map(({ withdrawing }) => withdrawing)
    }
    expect(await saying()).toEqual([true, true, true])
    expect((await ofStaff('GET /admin/orders/{id}', { params: { id } })).order.nextSteps).toEqual([])
    expect((await own('GET /orders/{id}', { params: { id } })).order.cancellable).toBe(false)
    for (const status of ['in_preparation', 'cancelled'] as const)
      await expect(
        ofStaff('PUT /admin/orders/{id}/status', { params: { id }, body: { status } }),
      ).rejects.toMatchObject({ code: 'withdrawal_waits' })
    await expect(own('POST /orders/{id}/cancel', { params: { id } })).rejects.toMatchObject({
      code: 'withdrawal_waits',
    })
    await accept(wanted, [{ line: wanted.gowns, quantity: 1 }])
    expect(await saying()).toEqual([false, false, false])
    const { order } = await ofStaff('PUT /admin/orders/{id}/status', {
      params: { id },
      body: { status: 'in_preparation' },
    })
    expect(order.status).toBe('in_preparation')
  })
})

describe('refusing a withdrawal', () => {
  it('mails the reason, and touches no money', async () => {
    const wanted = await declared()
    const reason = 'La robe a été portée.\nElle reste la vôtre.'
    const { withdrawal } = await asAdmin()('POST /admin/withdrawals/{id}/refuse', {
      params: { id: wanted.id },
      body: { reason },
    })
    expect(withdrawal).toMatchObject({ status: 'refused', note: reason, overdue: false })
    const [mail] = await rows(
      sql`select plain_text from mail_outbox where cause_key = ${`withdrawal:refused:${wanted.id}`}`,
    )
    expect(mail?.plain_text).toContain('La robe a été portée.')
    expect(
      await rows(sql`select 1 from refunds where reason = 'withdrawal' and payment_id in
      (select id from payments where subject_id = ${wanted.order._id}::uuid)`),
    ).toEqual([])
    await expect(accept(wanted, [{ line: wanted.gowns, quantity: 1 }])).rejects.toMatchObject({
      code: 'already_answered',
    })
  })
})

describe('a withdrawal whose order was not found', () => {
  it('is shown with orders of the same address, and answered once it is attached to one', async () => {
    const wanted = await declared({ orderNumber: 'MC-2026-000000' })
    const { withdrawal } = await asAdmin()('GET /admin/withdrawals/{id}', { params: { id: wanted.id } })
    expect(withdrawal).toMatchObject({ reviewReason: 'no_order', order: null })
    expect(withdrawal.candidates.map(({ number }) => number)).toEqual([wanted.order.number])
    await expect(accept(wanted, [{ line: wanted.gowns, quantity: 1 }])).rejects.toMatchObject({
      code: 'order_missing',
    })
    const attaching = { params: { id: wanted.id }, body: { number: wanted.order.number } }
    const attached = await asAdmin()('PUT /admin/withdrawals/{id}/order', attaching)
    expect(attached.withdrawal).toMatchObject({ status: 'received', orderNumber: wanted.order.number })
    await expect(asAdmin()('PUT /admin/withdrawals/{id}/order', attaching)).rejects.toMatchObject({
      code: 'order_attached',
    })
    await accept(wanted, [{ line: wanted.gowns, quantity: 1 }])
  })
})

describe('the list of the house', () => {
  it('begins with what is overdue, says how many days are left, and filters by status', async () => {
    const late = await declared()
    app.moveClock({ hours: 15 * 24 })
    const fresh = await declared()
    const { withdrawals, counts } = await asAdmin()('GET /admin/withdrawals', { query: { limit: 50 } })
    const order = withdrawals.map(({ _id }) => _id)
    expect(order.indexOf(late.id)).toBeLessThan(order.indexOf(fresh.id))
    expect(withdrawals.find(({ _id }) => _id === late.id)).toMatchObject({ overdue: true, daysLeft: -1 })
    expect(withdrawals.find(({ _id }) => _id === fresh.id)).toMatchObject({ overdue: false, daysLeft: 14 })
    const firstSettled = withdrawals.findIndex(({ status }) => status === 'refused' || status === 'refunded')
    expect(withdrawals.slice(firstSettled).every(({ overdue }) => !overdue)).toBe(true)
    const refunded = await asAdmin()('GET /admin/withdrawals', { query: { status: 'refunded' } })
    const before = await asAdmin()('GET /admin/withdrawals', { query: { received: '..2020-01-01' } })
    expect([before.count, before.withdrawals]).toEqual([0, []])
    const since = await asAdmin()('GET /admin/withdrawals', {
      query: { received: '2020-01-01..', limit: 50 },
    })
    expect(since.withdrawals).toEqual(withdrawals)
    expect(refunded.count).toBe(counts.refunded)
    expect(refunded.withdrawals.every(({ status }) => status === 'refunded')).toBe(true)
    expect(refunded.count).toBeGreaterThan(0)
  })
})
