import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDispatcher } from '../../../platform/http/dispatcher.ts'
import { createApi } from '../../../shared/api/client.ts'
import { addDays } from '../../../shared/calendar/civil-date.ts'
import type { Language } from '../../../shared/i18n/languages.ts'
import { enterCustomer } from '../../../testing/accounts/account-factories.ts'
import { type CatalogApp, catalogApp } from '../../../testing/catalog/catalog-app.ts'
import { enterProduct } from '../../../testing/catalog/catalog-factories.ts'
import { boughtOrder } from '../../../testing/orders/bought-order.ts'
import { buyingApi } from '../../../testing/orders/orders-api.ts'
import type { QuoteContract } from '../quote.contract.ts'
import { quoteRoutes } from './quote.routes.ts'

const dispatcher = createDispatcher({ modules: [quoteRoutes], checkAnswers: true })

let app: CatalogApp
let gown: string

const guest = (lng: Language = 'fr') =>
  createApi<QuoteContract>((key, call) => dispatcher.call(app.context({ lng }), key, call), lng)

const quote = (body: Record<string, unknown>, lng?: Language) =>
  guest(lng)('POST /checkout/quote', { body: body as never })

beforeAll(async () => {
  app = await catalogApp()
  gown = await enterProduct(app.context(), {
    nameFr: 'Victoire',
    nameEn: 'Victory',
    priceCents: 129_500,
    variants: [
      { size: '38', stock: 2 },
      { size: 'Sur mesure', stock: 1 },
    ],
  })
})

afterAll(() => app.close())

describe('a quote for a guest', () => {
  it('is the estimate of the drawer while no address is known', async () => {
    const items = [{ productId: gown, quantity: 1, options: { size: '38' } }]
    expect(await quote({ items, promoCode: 'bienvenue10' })).toMatchObject({
      estimated: true,
      estimatedFor: 'FR',
      subtotal: 1295,
      discount: 129.5,
      shipping: 15,
      total: 1180.5,
      freeShipping: true,
      promo: { code: 'bienvenue10', applied: true },
    })
    expect(await quote({ items, promoCode: 'NOEL' })).toMatchObject({
      discount: 0,
      promo: { code: 'NOEL', applied: false },
    })
  })

  it('knows the delivery of a country and of the atelier', async () => {
    const items = [{ productId: gown, quantity: 1, options: { size: '38' } }]
    const shipping = async (to: object) => (await quote({ items, ...to })).shipping
    expect(await shipping({ country: 'FR', postalCode: '75001' })).toBe(0)
    expect(await shipping({ country: 'BE', postalCode: '1000' })).toBe(25)
    expect(await shipping({ country: 'JP' })).toBe(45)
    expect(await shipping({ country: 'FR', postalCode: '97400' })).toBe(45)
    expect(await shipping({ deliveryMethod: 'pickup' })).toBe(0)
  })

  const nothingPromised = { deliveryFrom: null, deliveryTo: null, earliestEvent: null, withdrawable: false }

  it('says of each line whether it can be had, when it comes and whether it goes back, in the language of the call', async () => {
    const { lines, subtotal } = await quote(
      {
        items: [
          { productId: gown.toUpperCase(), quantity: 3, options: { size: '38' } },
          { productId: gown, quantity: 1, options: { size: 'Sur mesure' } },
          { productId: gown, quantity: 1, options: { size: '44' } },
          { productId: 'robe', quantity: 1 },
        ],
      },
      'en',
    )
    expect(lines).toMatchObject([
      { name: 'Victory', size: '38', status: 'not_enough', available: 2, withdrawable: true },
      { size: 'Sur mesure', status: 'ok', madeToMeasure: true, withdrawable: false },
      { size: '44', status: 'unavailable', available: 0, ...nothingPromised },
      { size: null, status: 'unavailable', name: '', ...nothingPromised },
    ])
    // The order is placed on Wednesday 14 October 2026, at noon.
    expect(lines[0]).toMatchObject({ deliveryFrom: '2026-10-20', deliveryTo: '2026-10-22' })
    expect(lines[1]).toMatchObject({ deliveryFrom: '2026-11-12', deliveryTo: '2026-12-10' })
    expect(subtotal).toBe(1295 * 4)
  })

  it('of nothing costs nothing', async () => {
    expect(await quote({ items: [] })).toMatchObject({ subtotal: 0, shipping: 0, total: 0, lines: [] })
    expect(await quote({})).toMatchObject({ total: 0, lines: [] })
  })

  it.each([
    { items: [{ productId: 'a', quantity: 0 }] },
    { items: [{ productId: 'a', quantity: 1.5 }] },
    { items: [{ productId: 'a', quantity: 100 }] },
    { items: 'a' },
    { country: 'XX' },
    { country: 'RU' },
    { deliveryMethod: 'pigeon' },
    { promoCode: 'A'.repeat(41) },
  ])('is refused for %j', async (body) => {
    await expect(quote(body)).rejects.toMatchObject({ name: 'InvalidInput' })
  })
})

describe('a quote for a customer', () => {
  it('is of their own cart when they send no lines, and of what they send otherwise', async () => {
    const caller = await enterCustomer(app.context())
    const jeanne = buyingApi(app, { caller })
    expect((await jeanne('POST /checkout/quote', { body: {} })).lines).toEqual([])
    await jeanne('POST /cart/add', { body: { productId: gown, quantity: 2, options: { size: '38' } } })
    const own = await jeanne('POST /checkout/quote', { body: { country: 'BE', postalCode: '1000' } })
    expect(own).toMatchObject({ subtotal: 2590, shipping: 25, lines: [{ size: '38', quantity: 2 }] })
    const items = [{ productId: gown, quantity: 1, options: { size: '38' } }]
    expect(await jeanne('POST /checkout/quote', { body: { items } })).toMatchObject({ subtotal: 1295 })
    expect((await guest()('POST /checkout/quote', { body: {} })).lines).toEqual([])
  })

  it('is estimated for where their parcels go: the default address, else the last order', async () => {
    const caller = await enterCustomer(app.context())
    const jeanne = buyingApi(app, { caller })
    const items = [{ productId: gown, quantity: 1, options: { size: '38' } }]
    const estimate = async () => {
      const { estimatedFor, shipping } = await jeanne('POST /checkout/quote', { body: { items } })
      return { estimatedFor, shipping }
    }
    expect(await estimate()).toEqual({ estimatedFor: 'FR', shipping: 15 })
    const { db } = app.test.database
    await db.execute(sql`
      insert into addresses
        (account_id, first_name, last_name, company, street, further, postal_code, city, country, phone, is_default, created_at)
      values (${caller.id}, 'Jeanne', 'Arnaud', '', 'Rue Neuve 1', '', '1000', 'Bruxelles', 'BE', '', true, now())`)
    expect(await estimate()).toEqual({ estimatedFor: 'BE', shipping: 25 })
    await db.execute(sql`delete from addresses where account_id = ${caller.id}`)
    const { id } = await boughtOrder(app, { productId: gown, caller: { id: caller.id, role: 'user' } })
    await db.execute(sql`
      update orders set shipping_address = shipping_address || '{"country": "BE", "postalCode": "1000"}'::jsonb
      where id = ${id}`)
    expect(await estimate()).toEqual({ estimatedFor: 'BE', shipping: 25 })
    await db.execute(
      sql`update orders set shipping_address = shipping_address || '{"country": "FR"}'::jsonb where id = ${id}`,
    )
    expect((await estimate()).estimatedFor).toBe('FR')
  })

  it('says how long before its day a product has to be there', async () => {
    const items = ['38', 'Sur mesure'].map((size) => ({ productId: gown, quantity: 1, options: { size } }))
    const { lines } = await quote({ items })
    expect(lines.map(({ daysBeforeEvent }) => daysBeforeEvent)).toEqual([14, 14])
    for (const { deliveryTo, earliestEvent } of lines)
      expect(earliestEvent).toBe(addDays(deliveryTo ?? '', 14))
  })
})
