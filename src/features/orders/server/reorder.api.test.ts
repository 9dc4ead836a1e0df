import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Caller } from '../../../platform/context/context.ts'
import type { Language } from '../../../shared/i18n/languages.ts'
import { enterCustomer } from '../../../testing/accounts/account-factories.ts'
import { anAddress } from '../../../testing/accounts/an-address.ts'
import { admin } from '../../../testing/catalog/catalog-api.ts'
import { type CatalogApp, catalogApp } from '../../../testing/catalog/catalog-app.ts'
import { enterProduct } from '../../../testing/catalog/catalog-factories.ts'
import { changePrice } from '../../../testing/catalog/change-price.ts'
import { buyingApi, testCard } from '../../../testing/orders/orders-api.ts'
import type { Cart } from '../../cart/cart.contract.ts'
import { productVariants } from '../../catalog/server/catalog.table.ts'
import { removeProduct } from '../../catalog-desk/server/writing/remove-product.ts'

let app: CatalogApp
let jeanne: Caller
let gown: string
let veil: string
let orderId: string

const db = () => app.test.database.db
const api = (caller = jeanne, lng: Language = 'fr') => buyingApi(app, { caller, lng })

const bought = async (lines: readonly { productId: string; size?: string; quantity?: number }[]) => {
  for (const { productId, size, quantity = 1 } of lines)
    await api()('POST /cart/add', { body: { productId, quantity, ...(size && { options: { size } }) } })
  const { order, payment } = await api()('POST /orders', {
    body: { shippingAddress: anAddress, deliveryMethod: 'standard', termsAccepted: true },
  })
  await api()('POST /payments/demo/confirm', {
    body: { clientSecret: payment.clientSecret, ...testCard() },
  })
  return order._id
}

const reorder = (idempotencyKey?: string) =>
  api()('POST /orders/{id}/reorder', { params: { id: orderId }, idempotencyKey })

const brief = ({ items }: Cart) =>
  items.map(({ product, size, quantity }) => [product._id, size, quantity] as const)

const cartOf = async () => brief(await api()('GET /cart', {}))

const sizeOf = (productId: string, size: string) =>
  and(eq(productVariants.productId, productId), eq(productVariants.size, size))

beforeAll(async () => {
  app = await catalogApp()
})

beforeEach(async () => {
  jeanne = await enterCustomer(app.context())
  gown = await enterProduct(app.context(), {
    nameFr: 'Robe Céleste',
    nameEn: 'Céleste Gown',
    priceCents: 129_000,
    variants: [{ size: '38', stock: 5 }],
  })
  veil = await enterProduct(app.context(), { nameFr: 'Voile Ondine', variants: [{ size: '', stock: 6 }] })
  orderId = await bought([{ productId: gown, size: '38', quantity: 2 }, { productId: veil }])
})

afterAll(() => app.close())

describe('ordering again', () => {
  it('puts every line of the order into the cart, beside what is there', async () => {
    await api()('POST /cart/add', { body: { productId: veil } })
    const { cart, missing } = await reorder()
    expect(brief(cart)).toEqual([
      [veil, null, 2],
      [gown, '38', 2],
    ])
    expect(missing).toEqual([])
    expect(await cartOf()).toEqual(brief(cart))
  })

  it('takes what there is, and says of what there was not enough', async () => {
    await db().update(productVariants).set({ stock: 1 }).where(sizeOf(gown, '38'))
    await db().update(productVariants).set({ stock: 0 }).where(sizeOf(veil, ''))
    const { cart, missing } = await reorder()
    expect(brief(cart)).toEqual([[gown, '38', 1]])
    expect(missing).toEqual([
      { productId: gown, name: 'Robe Céleste', size: '38', wanted: 2, got: 1 },
      { productId: veil, name: 'Voile Ondine', size: null, wanted: 1, got: 0 },
    ])
  })

  it('takes nothing of a size that is made no more', async () => {
    await db().delete(productVariants).where(sizeOf(gown, '38'))
    const { cart, missing } = await reorder()
    expect(brief(cart)).toEqual([[veil, null, 1]])
    expect(missing).toMatchObject([{ productId: gown, size: '38', wanted: 2, got: 0 }])
  })

  it('names a product that was taken off as it was bought, in the language of the call', async () => {
    await removeProduct(app.context({ caller: admin }), { id: gown })
    const { missing } = await api(jeanne, 'en')('POST /orders/{id}/reorder', { params: { id: orderId } })
    expect(missing).toMatchObject([{ name: 'Céleste Gown', got: 0 }])
    expect(await cartOf()).toEqual([[veil, null, 1]])
  })

  it('asks about a price that has changed since', async () => {
    await changePrice(app.context(), { productId: gown, priceCents: 135_000 })
    const { cart } = await reorder()
    expect(cart.items.map(({ notice, seenPrice }) => [notice, seenPrice])).toEqual([
      ['price_changed', 1290],
      [null, undefined],
    ])
  })

  it('adds once under one key, and answers alike each time', async () => {
    const key = '00000000-0000-4000-8000-0000000000c1'
    const [one, other] = [await reorder(key), await reorder(key)]
    expect(other).toEqual(one)
    expect(await cartOf()).toEqual(brief(one.cart))
  })

  it('counts twice when it is asked twice at once, and never beyond the stock', async () => {
    const answers = await Promise.all([reorder(), reorder()])
    expect(await cartOf()).toEqual([
      [gown, '38', 3],
      [veil, null, 2],
    ])
    expect(answers.flatMap(({ missing }) => missing)).toEqual([
      { productId: gown, name: 'Robe Céleste', size: '38', wanted: 2, got: 1 },
    ])
  })

  it('is not there for another customer, whose cart stays as it is, nor for an id that is none', async () => {
    const louise = await enterCustomer(app.context())
    for (const id of [orderId, 'nulle-part'])
      await expect(api(louise)('POST /orders/{id}/reorder', { params: { id } })).rejects.toMatchObject({
        kind: 'not-found',
      })
    const { rows } = await db().execute(
      sql`select 1 from cart_lines where account_id in (${louise.id}, ${jeanne.id})`,
    )
    expect(rows).toEqual([])
  })
})
