import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { refundLines } from '../../features/orders/server/refunds/refund-lines.public.ts'
import { requestRefund } from '../../features/payments/server/refunds/refund-payment.public.ts'
import { enterCustomer } from '../accounts/account-factories.ts'
import { anAddress } from '../accounts/an-address.ts'
import { testNow } from '../bare-process.ts'
import { enterProduct } from '../catalog/catalog-factories.ts'
import { buyingApp, intentIdOf } from '../orders/buying-app.ts'
import { paymentRecorder } from '../payments/payment-recorder.ts'
import { deedOfCommissions, withCommissions } from './commissions-of-business.ts'

const places = {
  paris: { shippingAddress: anAddress },
  company: { shippingAddress: { ...anAddress, company: 'Atelier des Lilas' } },
  brussels: { shippingAddress: { ...anAddress, country: 'BE', postalCode: '1000', city: 'Bruxelles' } },
  companyInBrussels: {
    shippingAddress: {
      ...anAddress,
      company: 'Atelier du Sablon',
      country: 'BE',
      postalCode: '1000',
      city: 'Bruxelles',
    },
  },
  newYork: { shippingAddress: { ...anAddress, country: 'US', postalCode: '10001', city: 'New York' } },
  collected: {
    deliveryMethod: 'pickup',
    shippingAddress: undefined,
    billingAddress: { ...anAddress, country: 'DE', postalCode: '10115', city: 'Berlin' },
  },
} as const

const item = fc.record({
  product: fc.nat({ max: 2 }),
  size: fc.constantFrom('38', '40'),
  quantity: fc.integer({ min: 1, max: 3 }),
})

/** Something that happens to a house: it sells and makes, money or products come back, days pass. */
export const deed = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('buy' as const),
      to: fc.constantFrom('paris', 'company', 'brussels', 'companyInBrussels', 'newYork', 'collected'),
      items: fc.array(item, { minLength: 1, maxLength: 2 }),
      promo: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('giveBack' as const),
      place: fc.nat({ max: 20 }),
      cents: fc.constantFrom<number | 'all'>(100, 3_333, 120_013, 'all'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('takeBack' as const),
      place: fc.nat({ max: 20 }),
      reason: fc.constantFrom('withdrawal' as const, 'defect' as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('comesBack' as const), place: fc.nat({ max: 20 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 25 }) }),
  },
  ...deedOfCommissions,
)

type Deed = typeof deed extends fc.Arbitrary<infer D> ? D : never
type Of<Kind extends Deed['kind']> = Extract<Deed, { kind: Kind }>

/** A house that sells three products of two categories, and does what a property asks for. */
export const openBusiness = async () => {
  let nowMs = testNow.epochMilliseconds
  const bank = paymentRecorder({ nowMs: () => nowMs })
  const app = await buyingApp(bank.provider)
  const variants = ['38', '40'].map((size) => ({ size, stock: 5_000 }))
  const products = [
    await enterProduct(app.context(), { priceCents: 120_013, variants }),
    await enterProduct(app.context(), { priceCents: 4_990, variants, categoryId: 'soiree' }),
    await enterProduct(app.context(), { priceCents: 33_333, variants, categoryId: 'soiree' }),
  ]
  const { make, giveBackOfMaking } = await withCommissions(app, bank)
  const admin = await enterCustomer(app.context(), { role: 'admin' })
  const bought: string[] = []
  const orderAt = (place: number) => bought[place % Math.max(bought.length, 1)]

  const buy = async ({ to, items, promo }: Of<'buy'>) => {
    const buyer = await app.buyer()
    for (const { product, ...more } of items)
      await buyer.take({ productId: products[product] ?? '', ...more })
    const { order, payment } = await buyer.order({
      ...places[to],
      ...(promo && { promoCode: 'BIENVENUE10' }),
    })
    bank.customer.pays(intentIdOf(payment.clientSecret))
    await buyer.read(order._id)
    bought.push(order._id)
  }

  const leftOf = async (orderId: string) => {
    const { rows } = await app.db.execute<{ left: number }>(sql`
      select captured_cents - coalesce((select sum(amount_cents) from refunds r
        where r.payment_id = p.id and r.status <> 'failed'), 0)::int as left
      from payments p where p.subject_id = ${orderId}::uuid`)
    return Number(rows[0]?.left)
  }

  const giveBack = async ({ place, cents }: Of<'giveBack'>) => {
    const subjectId = orderAt(place)
    if (subjectId === undefined) return
    const left = await leftOf(subjectId)
    const amountCents = cents === 'all' ? left : Math.min(cents, left)
    if (amountCents <= 0) return
    const ctx = app.context()
    const asked = { purpose: 'order', subjectId, reason: 'gesture', details: {}, requestedBy: null }
    await ctx.write(({ db }) => requestRefund(ctx, db, { ...asked, amountCents }))
    await app.work()
  }

  /** One product of the first line that has one left. */
  const takeBack = async ({ place, reason }: Of<'takeBack'>) => {
    const orderId = orderAt(place)
    if (orderId === undefined || (await leftOf(orderId)) <= 0) return
    const { rows } = await app.db.execute<{ id: string }>(sql`
      select id from order_lines where order_id = ${orderId}::uuid and refunded_quantity < quantity
      order by position limit 1`)
    const [line] = rows
    if (!line) return
    const ctx = app.context()
    const shares = [{ lineId: line.id, quantity: 1 }]
    await ctx.write((tx) => refundLines(ctx, tx, { orderId, shares, reason, requestedBy: admin.id }))
    await app.work()
  }

  const comesBack = async ({ place }: Of<'comesBack'>) => {
    const gone = bank.goneRefundIds()
    const id = gone[place % Math.max(gone.length, 1)]
    if (!id || !bank.refundComesBack(id)) return
    const event = bank.told.at(-1)
    if (event) await app.webhook(bank.signedNow(event))
  }

  const wait = async ({ days }: Of<'wait'>) => {
    app.moveClock({ minutes: days * 1_440 })
    nowMs += days * 86_400_000
  }

  const does = (done: Deed): Promise<void> => {
    switch (done.kind) {
      case 'buy':
        return buy(done)
      case 'giveBack':
        return giveBack(done)
      case 'takeBack':
        return takeBack(done)
      case 'comesBack':
        return comesBack(done)
      case 'wait':
        return wait(done)
      case 'make':
        return make(done)
      case 'giveBackOfMaking':
        return giveBackOfMaking(done)
    }
  }
  return { ...app, bank, products, does }
}

export type Business = Awaited<ReturnType<typeof openBusiness>>

/** The months in which a paper was issued or money moved, as « 2026-11 ». */
export const monthsOf = async ({ db }: Pick<Business, 'db'>) => {
  const { rows } = await db.execute<{ month: string }>(sql`
    select distinct to_char(moment at time zone 'Europe/Paris', 'YYYY-MM') as month
    from (select issued_at as moment from invoices union all select at from payment_journal) moments order by 1`)
  return rows.map(({ month }) => month)
}
