import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createDispatcher } from '../../../platform/http/dispatcher.ts'
import { InvalidInput } from '../../../platform/http/refusals/invalid-input.ts'
import { createApi } from '../../../shared/api/client.ts'
import type { AppError } from '../../../shared/errors.ts'
import { enterCustomer } from '../../../testing/accounts/account-factories.ts'
import { enterProduct } from '../../../testing/catalog/catalog-factories.ts'
import { changePrice } from '../../../testing/catalog/change-price.ts'
import { type BuyingApp, buyingApp, intentIdOf } from '../../../testing/orders/buying-app.ts'
import { brokenLaws } from '../../../testing/orders/money-laws.ts'
import { paymentRecorder } from '../../../testing/payments/payment-recorder.ts'
import { accounts } from '../../accounts/server/accounts.table.ts'
import type { PromotionInput, PromotionsContract } from '../promotions.contract.ts'
import { keptPromotions } from './promotions.personal-data.ts'
import { promotionsRoutes } from './promotions.routes.ts'
import { promotions } from './promotions.table.ts'

const dispatcher = createDispatcher({ modules: [promotionsRoutes], checkAnswers: true })
const bank = paymentRecorder()

let app: BuyingApp
let gown: string
let veil: string
let code: string

const plain: Omit<PromotionInput, 'code'> = {
  percent: 20,
  amount: null,
  least: 0,
  fromDay: null,
  untilDay: null,
  mostUses: null,
  mostPerCustomer: null,
  audience: 'everyone',
  people: [],
  excludedCategories: [],
  excludedProducts: [],
  excludesReduced: false,
  excludesMadeToMeasure: false,
  stopped: false,
}

const admin = async () => {
  const caller = await enterCustomer(app.context(), { role: 'admin' })
  return createApi<PromotionsContract>(
    (key, call) => dispatcher.call(app.context({ caller }), key, call),
    'fr',
  )
}

const make = async (input: Partial<PromotionInput> = {}) => {
  const api = await admin()
  const { promotion } = await api('POST /admin/promotions', {
    body: { ...plain, code, ...input },
    idempotencyKey: randomUUID(),
  })
  const change = (changes: Partial<PromotionInput>, version = promotion.version) =>
    api('PUT /admin/promotions/{id}', {
      params: { id: promotion._id },
      body: { ...plain, code, ...input, ...changes, version },
    })
  const remove = () => api('DELETE /admin/promotions/{id}', { params: { id: promotion._id } })
  const read = async () =>
    (await api('GET /admin/promotions', {})).promotions.find(({ _id }) => _id === promotion._id)
  return { api, promotion, change, remove, read }
}

/** The fields at which a call was refused. */
const fieldsOf = (refusal: unknown) =>
  refusal instanceof InvalidInput
    ? refusal.issues.map(({ path }) => path?.join('.'))
    : Object.keys((refusal as AppError).fields ?? {})

type Buyer = Awaited<ReturnType<BuyingApp['buyer']>>

const discountFor = async ({ api }: Buyer, promoCode = code) =>
  (await api('POST /checkout/quote', { body: { country: 'FR', postalCode: '75011', promoCode } })).discount

const confirm = ({ caller }: Buyer, email: string) =>
  app.db.update(accounts).set({ email, emailConfirmedAt: new Date() }).where(eq(accounts.id, caller.id))

beforeAll(async () => {
  app = await buyingApp(bank.provider)
  gown = await enterProduct(app.context(), {
    nameFr: 'Victoire',
    categoryId: 'mariage',
    priceCents: 100_000,
    variants: [
      { size: '38', stock: 500 },
      { size: 'Sur mesure', stock: 500 },
    ],
  })
  veil = await enterProduct(app.context(), {
    nameFr: 'Voile',
    categoryId: 'soiree',
    priceCents: 20_000,
    variants: [{ size: '38', stock: 500 }],
  })
})

beforeEach(() => {
  code = `CODE-${randomUUID().slice(0, 8).toUpperCase()}`
})

afterAll(async () => {
  expect(await brokenLaws(app.db)).toEqual({})
  await app.close()
})

describe('a code that the owner makes', () => {
  it('takes off what it promises, however it is typed, and the order bears it', async () => {
    await make()
    const buyer = await app.buyer()
    await buyer.take({ productId: gown })
    const quoted = await buyer.api('POST /checkout/quote', {
      body: { country: 'FR', postalCode: '75011', promoCode: ` ${code.toLowerCase()} ` },
    })
    expect(quoted).toMatchObject({
      discount: 200,
      promo: { applied: true, terms: { percent: 20, amount: null, least: 0 } },
    })
    const { order } = await buyer.order({ promoCode: code.toLowerCase(), expectedTotal: quoted.total })
    expect(order).toMatchObject({ promoCode: code, discount: 200, total: 800 })
  })

  it('is an amount from its minimum on, of what it applies to', async () => {
    await make({ percent: null, amount: 50, least: 300, excludedProducts: [veil] })
    const buyer = await app.buyer()
    await buyer.take({ productId: veil, quantity: 4 })
    expect(await discountFor(buyer)).toBe(0)
    await buyer.take({ productId: gown })
    expect(await discountFor(buyer)).toBe(50)
    const { order } = await buyer.order({ promoCode: code })
    const { rows } = await app.db.execute(
      sql`select discount_cents from order_lines where order_id = ${order._id}::uuid order by discount_cents`,
    )
    expect(rows).toEqual([{ discount_cents: 0 }, { discount_cents: 5000 }])
  })

  it('leaves out categories, made to measure and what is reduced already', async () => {
    const dress = await enterProduct(app.context(), {
      categoryId: 'soiree',
      priceCents: 50_000,
      variants: [{ size: '38', stock: 5 }],
    })
    app.moveClock({ hours: 48 })
    await changePrice(app.context(), { productId: dress, priceCents: 40_000 })
    const buyer = await app.buyer()
    await buyer.take({ productId: gown })
    await buyer.take({ productId: gown, size: 'Sur mesure' })
    await buyer.take({ productId: dress })
    const { change } = await make()
    expect(await discountFor(buyer)).toBe(480)
    await change({ excludesReduced: true })
    expect(await discountFor(buyer)).toBe(400)
    await change({ excludesReduced: true, excludesMadeToMeasure: true }, 2)
    expect(await discountFor(buyer)).toBe(200)
    await change({ excludedCategories: ['mariage'] }, 3)
    expect(await discountFor(buyer)).toBe(80)
    const { lines } = await buyer.api('POST /checkout/quote', { body: { promoCode: code } })
    expect(lines.map(({ reducible }) => reducible)).toEqual([false, false, true])
  })

  it('counts on its days in Paris, and no longer once it is stopped', async () => {
    const { change } = await make({ fromDay: '2026-11-24', untilDay: '2026-11-30' })
    const buyer = await app.buyer()
    await buyer.take({ productId: gown })
    const on = async (instant: string) => {
      const { clock } = app.context()
      const moved = Temporal.Instant.from(instant).since(clock.now())
      app.moveClock(moved)
      const discount = await discountFor(buyer)
      app.moveClock(moved.negated())
      return discount
    }
    expect(await on('2026-11-23T22:59:00Z')).toBe(0)
    expect(await on('2026-11-23T23:01:00Z')).toBe(200)
    expect(await on('2026-11-30T22:59:00Z')).toBe(200)
    expect(await on('2026-11-30T23:01:00Z')).toBe(0)
    await change({ stopped: true, fromDay: '2026-11-24', untilDay: '2026-11-30' })
    expect(await on('2026-11-25T12:00:00Z')).toBe(0)
  })

  it('for a first order is for nobody who has paid before', async () => {
    await make({ audience: 'newcomers' })
    const buyer = await app.buyer()
    await buyer.take({ productId: veil, quantity: 2 })
    expect(await discountFor(buyer)).toBe(80)
    const { order, payment } = await buyer.order()
    // An order that waits can still be given up.
    expect(await discountFor(buyer)).toBe(80)
    bank.customer.pays(intentIdOf(payment.clientSecret))
    await buyer.read(order._id)
    await buyer.take({ productId: veil })
    expect(await discountFor(buyer)).toBe(0)
  })

  it('for named people asks for their confirmed address', async () => {
    const { read } = await make({
      audience: 'named',
      people: ['Marguerite@Example.fr', 'marguerite@example.fr'],
    })
    expect((await read())?.people).toEqual(['marguerite@example.fr'])
    const [named, other] = [await app.buyer(), await app.buyer()]
    await named.take({ productId: veil })
    await other.take({ productId: veil })
    await app.db
      .update(accounts)
      .set({ email: 'Marguerite@example.fr' })
      .where(eq(accounts.id, named.caller.id))
    expect(await discountFor(named)).toBe(0)
    await confirm(named, 'Marguerite@example.fr')
    expect([await discountFor(named), await discountFor(other)]).toEqual([40, 0])
    const person = { id: named.caller.id, email: 'Marguerite@example.fr', isEmailConfirmed: true }
    expect(await keptPromotions.collect(app.db, person)).toEqual([{ code, email: 'marguerite@example.fr' }])
    const ctx = app.context()
    await ctx.write((tx) => keptPromotions.erase?.(tx, person, ctx) ?? Promise.resolve())
    expect(await discountFor(named)).toBe(0)
  })

  it('does not count for guests where it names people, and may where it is for newcomers', async () => {
    await make({ audience: 'named', people: ['marguerite@example.fr'] })
    const items = [{ productId: veil, quantity: 1, options: { size: '38' } }]
    const { buyer } = app
    const guest = await buyer()
    const ask = (promoCode: string) => guest.api('POST /checkout/quote', { body: { items, promoCode } })
    expect((await ask(code)).promo).toEqual({ code, applied: false, terms: null })
  })

  it('says nothing to whom it does not apply, and takes nothing off', async () => {
    const buyer = await app.buyer()
    await buyer.take({ productId: veil })
    const { order } = await buyer.order({ promoCode: 'N’EXISTE PAS' })
    expect(order).toMatchObject({ promoCode: null, discount: 0 })
    expect(await discountFor(buyer, '__proto__')).toBe(0)
  })
})

describe('the uses of a code', () => {
  it('are taken one after the other: the last one is not taken twice', async () => {
    const { read } = await make({ mostUses: 2 })
    const buyers = await Promise.all(Array.from({ length: 5 }, () => app.buyer()))
    for (const buyer of buyers) await buyer.take({ productId: veil })
    const placed = await Promise.all(buyers.map((buyer) => buyer.order({ promoCode: code })))
    const discounts = placed.map(({ order }) => order.discount)
    expect(discounts.toSorted((one, other) => one - other)).toEqual([0, 0, 0, 40, 40])
    expect(await read()).toMatchObject({ uses: 2, state: 'spent', discount: 80 })
  })

  it('come back when an order is called off or was never paid', async () => {
    const { read } = await make({ mostUses: 1 })
    const [first, second] = [await app.buyer(), await app.buyer()]
    await first.take({ productId: veil })
    await second.take({ productId: veil })
    const { order } = await first.order({ promoCode: code })
    expect(await discountFor(second)).toBe(0)
    // The one that waits is the customer's own, whom it does not stand in the way of.
    expect(await discountFor(first)).toBe(40)
    const again = await first.order({ promoCode: code, notes: 'Un cadeau.' })
    expect(again.order).toMatchObject({ discount: 40 })
    expect(again.order._id).not.toBe(order._id)
    await first.api('POST /orders/{id}/cancel', { params: { id: again.order._id } })
    expect(await discountFor(second)).toBe(40)
    expect(await read()).toMatchObject({ uses: 0, revenue: 0 })
  })

  it('are bounded for each customer, too', async () => {
    await make({ mostPerCustomer: 1 })
    const [buyer, other] = [await app.buyer(), await app.buyer()]
    await buyer.take({ productId: veil })
    const { order, payment } = await buyer.order({ promoCode: code })
    bank.customer.pays(intentIdOf(payment.clientSecret))
    await buyer.read(order._id)
    await buyer.take({ productId: veil })
    await other.take({ productId: veil })
    expect([await discountFor(buyer), await discountFor(other)]).toEqual([0, 40])
  })
})

describe('the room of the codes', () => {
  it('lists them with what came of each, and the welcome code', async () => {
    const { api, promotion } = await make({ fromDay: '2030-01-01' })
    expect(promotion).toMatchObject({ code, state: 'coming', uses: 0, version: 1 })
    const { welcome, promotions: all } = await api('GET /admin/promotions', {})
    expect(welcome).toMatchObject({ code: 'BIENVENUE10', percent: 10 })
    expect(all[0]?._id).toBe(promotion._id)
  })

  it('refuses what makes no sense at its field', async () => {
    const refused = async (input: Partial<PromotionInput>, field: string) =>
      expect(await make(input).catch(fieldsOf)).toContain(field)
    await refused({ code: 'NO' }, 'code')
    await refused({ code: 'ÉTÉ-2026' }, 'code')
    await refused({ percent: 91 }, 'percent')
    await refused({ percent: null }, 'percent')
    await refused({ amount: 50 }, 'percent')
    await refused({ percent: null, amount: 50, least: 50 }, 'least')
    await refused({ fromDay: '2026-12-02', untilDay: '2026-12-01' }, 'untilDay')
    await refused({ audience: 'named' }, 'people')
    await refused({ excludedCategories: ['nulle-part'] }, 'excludedCategories')
    await refused({ excludedProducts: [randomUUID()] }, 'excludedProducts')
    await refused({ code: 'bienvenue10' }, 'code')
    await make()
    await refused({}, 'code')
  })

  it('changes a code that nobody has changed meanwhile', async () => {
    const { change, read } = await make()
    await change({ percent: 30 })
    await expect(change({ percent: 40 })).rejects.toMatchObject({ code: 'promotion_changed' })
    expect(await read()).toMatchObject({ percent: 30, version: 2 })
    const taken = await make({ code: `${code}-2` })
    await expect(taken.change({ code })).rejects.toMatchObject({ code: 'code_taken' })
    await expect(taken.change({ code: 'BIENVENUE10' })).rejects.toMatchObject({ code: 'code_taken' })
    const other = await make({ code: `${code}-3` })
    const both = await Promise.allSettled([taken, other].map((each) => each.change({ code: `${code}-4` })))
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'code_taken' } })
  })

  it('keeps a code that an order bears, also one that was called off', async () => {
    const { change, remove, read } = await make()
    const buyer = await app.buyer()
    await buyer.take({ productId: veil })
    const { order } = await buyer.order({ promoCode: code })
    await buyer.api('POST /orders/{id}/cancel', { params: { id: order._id } })
    await expect(change({ code: `${code}-2` })).rejects.toMatchObject({ code: 'code_used' })
    await expect(remove()).rejects.toMatchObject({ code: 'promotion_used' })
    await change({ stopped: true })
    expect(await read()).toMatchObject({ state: 'stopped' })
  })

  it('deletes a code that no order bears, with its people', async () => {
    const { remove, promotion } = await make({ audience: 'named', people: ['a@example.fr'] })
    await remove()
    await expect(remove()).rejects.toMatchObject({ code: 'promotion_not_found' })
    expect(await app.db.$count(promotions, eq(promotions.id, promotion._id))).toBe(0)
    const { rows } = await app.db.execute(
      sql`select from promotion_people where promotion_id = ${promotion._id}::uuid`,
    )
    expect(rows).toHaveLength(0)
  })
})
