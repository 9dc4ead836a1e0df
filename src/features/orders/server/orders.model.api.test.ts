import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ProviderUnavailable } from '../../../platform/payments/provider-errors.ts'
import { AppError } from '../../../shared/errors.ts'
import { enterCustomer } from '../../../testing/accounts/account-factories.ts'
import { anAddress } from '../../../testing/accounts/an-address.ts'
import { testNow } from '../../../testing/bare-process.ts'
import { enterCategories, enterProduct } from '../../../testing/catalog/catalog-factories.ts'
import { Crash, crashingDatabase } from '../../../testing/database/crashing-database.ts'
import { emptyDatabase } from '../../../testing/database/empty-database.ts'
import { type TestDatabase, testDatabase } from '../../../testing/database/test-database.ts'
import { keptLaws, productsInAll } from '../../../testing/orders/money-laws.ts'
import { type BuyingApi, buyingApi } from '../../../testing/orders/orders-api.ts'
import { paymentRecorder } from '../../../testing/payments/payment-recorder.ts'
import { recordedJobs } from '../../../testing/recorded-jobs.ts'
import { testProcess } from '../../../testing/test-context.ts'
import { requestRefund, retryRefund } from '../../payments/server/refunds/refund-payment.public.ts'
import { expireOrders } from './closing/expire-orders.ts'
import { lockOrder } from './lock-order.public.ts'
import { paperJob } from './papers/paper-job.ts'

const buyers = 3
const sizes = [
  { size: '38', stock: 3 },
  { size: '40', stock: 2 },
] as const
const place = fc.nat({ max: 7 })
const who = fc.nat({ max: buyers - 1 })

/** A deed, in which the process may die before the statement of a given number, or the provider may fail. */
const mishap = fc.oneof(
  { weight: 6, arbitrary: fc.constant(null) },
  { weight: 2, arbitrary: fc.record({ dieBefore: fc.integer({ min: 1, max: 45 }) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      call: fc.constantFrom('openIntent', 'readIntent', 'cancelIntent', 'refund'),
      when: fc.constantFrom('before', 'after'),
      dies: fc.boolean(),
    }),
  },
)

const mostly = fc.constantFrom(true, true, true, false)

const moneyGoingBack = [
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('refund' as const),
      place,
      cents: fc.constantFrom(100, 5_000, 100_000, 120_013),
      works: mostly,
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('comeBack' as const), place, told: mostly }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('retry' as const), place, works: mostly }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('work' as const), place }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('dispute' as const),
      place,
      status: fc.constantFrom('needs_response', 'warning_needs_response', 'under_review', 'won', 'lost'),
      told: fc.boolean(),
    }),
  },
] as const

const deed = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('add' as const),
      who,
      product: fc.nat({ max: 1 }),
      size: fc.nat({ max: 1 }),
      quantity: fc.integer({ min: 1, max: 2 }),
    }),
  },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('order' as const), who, promo: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('quote' as const), who, promo: fc.boolean() }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('pay' as const), place }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('decline' as const), place }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('webhook' as const), place }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('look' as const), place }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('goOn' as const), place }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('cancel' as const), place }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), minutes: fc.constantFrom(1, 29, 31, 130) }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('expire' as const) }) },
  ...moneyGoingBack,
)

/** The deeds that are possible once everything has been paid. */
const deedAfterwards = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('webhook' as const), place }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel' as const), place }) },
  ...moneyGoingBack,
)

/** What other actors do at the same moment: in most cases nothing. */
const meanwhile = (what: typeof deed | typeof deedAfterwards) =>
  fc.oneof(
    { weight: 2, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.array(what, { maxLength: 3 }) },
  )

const step = fc.record({ deed, others: meanwhile(deed), mishap })
const stepAfterwards = fc.record({ deed: deedAfterwards, others: meanwhile(deedAfterwards), mishap })

type Deed = typeof deed extends fc.Arbitrary<infer D> ? D : never
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

let test: TestDatabase
let brokenLaws: Awaited<ReturnType<typeof keptLaws>>

/** Creates a shop for one run: two products in two sizes, three customers, a provider in memory, a queue of rows. */
const openShop = async () => {
  const { db } = test.database
  await emptyDatabase(db)
  const crashing = crashingDatabase(test.database)
  let nowMs = testNow.epochMilliseconds
  const bank = paymentRecorder({ nowMs: () => nowMs })
  const queue = await recordedJobs(db, { without: [paperJob.name] })
  const app = testProcess({ database: crashing.database, jobs: queue.jobs, payments: bank.provider })
  const calm = app.context()
  await enterCategories(calm)
  const products = [
    await enterProduct(calm, { priceCents: 120_013, variants: sizes.map((each) => ({ ...each })) }),
    await enterProduct(calm, { priceCents: 4_990, variants: sizes.map((each) => ({ ...each })) }),
  ]
  const customers: { readonly id: string; readonly api: BuyingApi }[] = []
  for (let made = 0; made < buyers; made++) {
    const caller = await enterCustomer(calm)
    customers.push({ id: caller.id, api: buyingApi(app, { caller }) })
  }
  return {
    db,
    crashing,
    bank,
    queue,
    app,
    products,
    customers,
    /** The total of the last quote for each customer's cart. */
    quoted: new Map<number, { readonly promo: boolean; readonly total: number }>(),
    /** Orders that a customer knows of, with their payment. */
    known: [] as { readonly id: string; readonly who: number; readonly intentId: string }[],
    moveClock: (minutes: number) => {
      app.moveClock({ minutes })
      nowMs += minutes * 60_000
    },
  }
}

type Shop = Awaited<ReturnType<typeof openShop>>

const at = <T>(all: readonly T[], index: number) => all[index % Math.max(all.length, 1)]

const intentIdOf = (clientSecret: string) => clientSecret.slice(0, clientSecret.indexOf('_secret_'))

/** Makes sure that a customer who orders has a product in the cart; in most cases it was added before. */
const fillCart = async ({ db, products, customers }: Shop, buyer: number) =>
  db.execute(sql`
    insert into cart_lines (account_id, product_id, size, quantity, seen_price_cents, added_at)
    select a.id, p.id, '38', 1, p.price_cents, now() from products p, accounts a
    where p.id = ${products[0]}::uuid and a.id = ${customers[buyer]?.id}::uuid
      and not exists (select from cart_lines l where l.account_id = a.id)
    on conflict do nothing`)

type Doing = {
  readonly [K in Deed['kind']]: (shop: Shop, done: Extract<Deed, { kind: K }>) => Promise<unknown>
}

const asOwner = ({ known, customers }: Shop, index: number) => {
  const order = at(known, index)
  const owner = order && customers[order.who]
  return order && owner ? { order, api: owner.api } : undefined
}

const doing: Doing = {
  add: async ({ customers, products }, { who: buyer, product, size, quantity }) =>
    customers[buyer]?.api('POST /cart/add', {
      body: { productId: products[product] ?? '', quantity, options: { size: sizes[size]?.size ?? '' } },
    }),
  order: async (shop, { who: buyer, promo }) => {
    await fillCart(shop, buyer)
    const quoted = shop.quoted.get(buyer)
    const placed = await shop.customers[buyer]?.api('POST /orders', {
      body: {
        shippingAddress: anAddress,
        termsAccepted: true,
        ...(promo && { promoCode: 'BIENVENUE10' }),
        ...(quoted?.promo === promo && { expectedTotal: quoted.total }),
      },
    })
    if (!placed) return
    if (quoted?.promo === promo) expect(placed.order.total).toBe(quoted.total)
    const intentId = intentIdOf(placed.payment.clientSecret)
    if (!shop.known.some((order) => order.intentId === intentId))
      shop.known.push({ id: placed.order._id, who: buyer, intentId })
  },
  quote: async (shop, { who: buyer, promo }) => {
    const quote = await shop.customers[buyer]?.api('POST /checkout/quote', {
      body: {
        country: anAddress.country,
        postalCode: anAddress.postalCode,
        ...(promo && { promoCode: 'BIENVENUE10' }),
      },
    })
    if (quote && quote.total > 0) shop.quoted.set(buyer, { promo, total: quote.total })
  },
  pay: async ({ known, bank }, { place: index }) => {
    const order = at(known, index)
    if (order) bank.customer.pays(order.intentId)
  },
  decline: async ({ known, bank }, { place: index }) => {
    const order = at(known, index)
    if (order) bank.customer.isDeclined(order.intentId, 'insufficient_funds')
  },
  webhook: async ({ app, bank }, { place: index }) => {
    const event = at(bank.told, index)
    if (event) await buyingApi(app)('POST /payments/webhook', { raw: bank.signedNow(event) })
  },
  look: async (shop, { place: index }) => {
    const own = asOwner(shop, index)
    await own?.api('GET /orders/{id}', { params: { id: own.order.id } })
  },
  goOn: async (shop, { place: index }) => {
    const own = asOwner(shop, index)
    await own?.api('POST /orders/{id}/payment', { params: { id: own.order.id } })
  },
  cancel: async (shop, { place: index }) => {
    const own = asOwner(shop, index)
    await own?.api('POST /orders/{id}/cancel', { params: { id: own.order.id } })
  },
  wait: async ({ moveClock }, { minutes }) => moveClock(minutes),
  expire: ({ app }) => expireOrders(app.context()),
  refund: async ({ app, known, queue }, { place: index, cents, works }) => {
    const order = at(known, index)
    const ctx = app.context()
    if (!order) return
    await ctx.write(async (tx) => {
      await lockOrder(tx.db, { id: order.id })
      await requestRefund(ctx, tx.db, {
        purpose: 'order',
        subjectId: order.id,
        amountCents: cents,
        reason: 'gesture',
        details: {},
        requestedBy: null,
      })
    })
    if (works) while (await queue.run(app.context()));
  },
  comeBack: async ({ app, bank }, { place: index, told }) => {
    const id = at(bank.goneRefundIds(), index)
    if (!id || !bank.refundComesBack(id)) return
    const event = bank.told.at(-1)
    if (told && event) await buyingApi(app)('POST /payments/webhook', { raw: bank.signedNow(event) })
  },
  dispute: async ({ app, known, bank }, { place: index, status, told }) => {
    const order = at(known, index)
    if (!order) return
    const { amountCents: amount } = await bank.provider.readIntent(order.intentId)
    const created = Math.floor(app.context().clock.now().epochMilliseconds / 1000)
    const dispute = { id: `dp_${order.intentId}`, status, amount, reason: 'fraudulent' }
    const object = { ...dispute, payment_intent: order.intentId }
    const head = { id: `evt_${randomUUID()}`, type: 'charge.dispute.updated', created }
    const event = { body: JSON.stringify({ ...head, data: { object } }), signature: '' }
    bank.told.push(event)
    if (told) await buyingApi(app)('POST /payments/webhook', { raw: bank.signedNow(event) })
  },
  retry: async ({ db, app, queue, customers }, { place: index, works }) => {
    const ctx = app.context()
    const { rows } = await db.execute<{ id: string; subject_id: string }>(sql`
      select r.id, p.subject_id from refunds r join payments p on p.id = r.payment_id
      where r.status in ('returned', 'failed') order by r.requested_at, r.id`)
    const owed = at(rows, index)
    if (!owed) return
    await ctx.write(async (tx) => {
      await lockOrder(tx.db, { id: owed.subject_id })
      const subject = { purpose: 'order', subjectId: owed.subject_id }
      await retryRefund(ctx, tx.db, { ...subject, refundId: owed.id, requestedBy: customers[0]?.id ?? '' })
    })
    if (works) while (await queue.run(ctx));
  },
  work: ({ app, queue }, { place: index }) => queue.run(app.context(), index),
}

/** A customer orders a gown and pays for it, without any failure. */
const buy = async (shop: Shop, who: number) => {
  await doing.order(shop, { kind: 'order', who, promo: false })
  const own = shop.known[who]
  if (!own) throw new Error('An order was not placed')
  shop.bank.customer.pays(own.intentId)
  await shop.customers[who]?.api('GET /orders/{id}', { params: { id: own.id } })
}

const isExpected = (error: unknown): boolean => {
  if (error instanceof AppError || error instanceof Crash || error instanceof ProviderUnavailable) return true
  return error instanceof Error && error.cause !== undefined && isExpected(error.cause)
}

const does = (shop: Shop, done: Deed) =>
  (doing[done.kind] as (shop: Shop, done: Deed) => Promise<unknown>)(shop, done)

const take = async (shop: Shop, { deed: done, others, mishap: bad }: Step) => {
  if (bad && 'dieBefore' in bad) shop.crashing.dieBefore(bad.dieBefore)
  if (bad && 'call' in bad)
    shop.bank.failNext({ call: bad.call, when: bad.when, ...(bad.dies && { error: new Crash('died') }) })
  const told = await Promise.allSettled([done, ...others].map((each) => does(shop, each)))
  const unexpected = told
    .filter((each) => each.status === 'rejected')
    .find(({ reason }) => !isExpected(reason))
  if (unexpected) throw unexpected.reason
  shop.crashing.restart()
  shop.bank.heal()
}

/** Waits until all that was begun has ended: each event is delivered, each job is done, each hold is over. */
const comeToRest = async (shop: Shop) => {
  const { app, queue, bank } = shop
  shop.moveClock(180)
  await expireOrders(app.context())
  for (let rounds = 0; rounds < 100; rounds++) {
    for (const event of bank.told)
      await buyingApi(app)('POST /payments/webhook', { raw: bank.signedNow(event) })
    if (!(await queue.run(app.context()))) return
  }
  throw new Error('The house does not come to rest')
}

const expectLaws = async (shop: Shop, products: readonly string[]) => {
  expect(await brokenLaws()).toEqual({})
  expect(await productsInAll(shop.db)).toEqual(products)
}

/**
 * Checks, when nothing runs any more, that the house and the bank agree about every payment, and that every customer
 * who paid has the products or the money.
 */
const expectTruth = async ({ db, bank }: Shop) => {
  const { rows } = await db.execute<{
    intent_id: string | null
    captured_cents: number
    refunded_cents: number
    status: string
    was_paid: boolean
    asked_cents: number
    is_with_bank: boolean
  }>(sql`
    select p.intent_id, p.captured_cents, p.refunded_cents, o.status,
      exists (select from order_events e where e.order_id = o.id and e.kind = 'paid') as was_paid,
      coalesce((select sum(r.amount_cents) from refunds r where r.payment_id = p.id and r.status in ('failed', 'returned')), 0)::int as asked_cents,
      exists (select from disputes d where d.payment_id = p.id and d.holds_money) as is_with_bank
    from payments p join orders o on o.id = p.subject_id`)
  for (const row of rows) {
    expect(row.status).not.toBe('pending_payment')
    const intent = row.intent_id && (await bank.provider.readIntent(row.intent_id))
    if (intent) {
      expect(intent.capturedCents).toBe(row.captured_cents)
      expect(bank.givenBackCents(intent.id)).toBe(row.refunded_cents)
      expect(['succeeded', 'canceled']).toContain(intent.status)
    }
    const isEven = row.captured_cents === row.refunded_cents || row.asked_cents > 0 || row.is_with_bank
    if (!row.was_paid || row.status === 'cancelled') expect(isEven).toBe(true)
  }
}

beforeAll(async () => {
  test = await testDatabase()
  brokenLaws = await keptLaws(test.database.db)
})

afterAll(() => test.close())

/** Runs the steps and what follows from them; the invariants hold at every moment, and in the end all records agree. */
const live = async (shop: Shop, steps: readonly Step[]) => {
  const products = await productsInAll(shop.db)
  for (const each of steps) {
    await take(shop, each)
    await expectLaws(shop, products)
  }
  await comeToRest(shop)
  await expectLaws(shop, products)
  await expectTruth(shop)
}

/** Enough to find what is broken plainly; the deep run asks for many more, where two at once really are. */
const numRuns = Number(process.env.MODEL_RUNS ?? 3)

it('captured is ordered is invoiced, and no product is lost, whatever crashes, races or comes twice', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (steps) =>
      live(await openShop(), steps),
    ),
    { numRuns, endOnFailure: true },
  )
}, 300_000)

it('what is credited has gone back or is owed, however often money comes back and is sent again', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(stepAfterwards, { minLength: 10, maxLength: 30 }), async (steps) => {
      const shop = await openShop()
      for (let who = 0; who < buyers; who++) await buy(shop, who)
      await live(shop, steps)
    }),
    { numRuns: Math.ceil(numRuns / 2), endOnFailure: true },
  )
}, 300_000)
