import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Caller } from '../../../platform/context/context.ts'
import { enterCustomer } from '../../../testing/accounts/account-factories.ts'
import { admin } from '../../../testing/catalog/catalog-api.ts'
import { type CatalogApp, catalogApp } from '../../../testing/catalog/catalog-app.ts'
import { enterProduct } from '../../../testing/catalog/catalog-factories.ts'
import { changePrice } from '../../../testing/catalog/change-price.ts'
import { cartApi } from '../../../testing/orders/cart-api.ts'
import { highestPriceEuros } from '../../catalog/catalog.limits.ts'
import { productImages, products, productVariants } from '../../catalog/server/catalog.table.ts'
import { removeProduct } from '../../catalog-desk/server/writing/remove-product.ts'
import { stockReservations } from '../../stock/server/stock.table.ts'
import type { Cart } from '../cart.contract.ts'
import { largestQuantity, mostLines } from '../cart.limits.ts'
import { cartLines } from './cart.table.ts'

const nobody = '00000000-0000-4000-8000-00000000000c'

let app: CatalogApp
let jeanne: Caller
let louise: Caller
/** A product with the sizes 38, of which 3 are in stock, and 40, of which none is. */
let dress: string
/** A product without sizes; 5 are in stock. */
let veil: string

const db = () => app.test.database.db
const asHouse = () => app.context({ caller: admin })

interface Taking {
  readonly quantity?: number
  readonly size?: string
  readonly price?: number
}

const add = (productId: string, { quantity, size, price }: Taking = {}, caller = jeanne) =>
  cartApi(app, caller)('POST /cart/add', {
    body: { productId, quantity, price, ...(size && { options: { size } }) },
  })

const cartOf = (caller = jeanne, lng: 'fr' | 'en' = 'fr') => cartApi(app, caller, lng)('GET /cart', {})

const change = (itemId: string, body: { quantity?: number; seenPrice?: number }, caller = jeanne) =>
  cartApi(app, caller)('PUT /cart/items/{itemId}', { params: { itemId }, body })

const remove = (itemId: string, caller = jeanne) =>
  cartApi(app, caller)('DELETE /cart/items/{itemId}', { params: { itemId } })

const itemId = ({ items }: Cart, place = 0) => items[place]?._id ?? ''

const brief = ({ items }: Cart) =>
  items.map(({ product, size, quantity }) => [product._id, size, quantity] as const)

const setStock = (productId: string, size: string, stock: number) =>
  db()
    .update(productVariants)
    .set({ stock })
    .where(and(eq(productVariants.productId, productId), eq(productVariants.size, size)))

beforeAll(async () => {
  app = await catalogApp()
  jeanne = await enterCustomer(app.context())
  louise = await enterCustomer(app.context())
})

beforeEach(async () => {
  await db().delete(cartLines)
  await db().delete(stockReservations)
  dress = await enterProduct(app.context(), {
    nameFr: 'Robe Céleste',
    nameEn: 'Céleste Dress',
    priceCents: 129_000,
    variants: [
      { size: '38', stock: 3 },
      { size: '40', stock: 0 },
    ],
  })
  veil = await enterProduct(app.context(), { priceCents: 39_000, variants: [{ size: '', stock: 5 }] })
})

afterAll(() => app.close())

describe('a customer’s cart', () => {
  it('is empty to begin with', async () => {
    expect(await cartOf()).toEqual({ items: [], totalItems: 0, totalPrice: 0 })
  })

  it('answers products as they are sold, in the order in which they came', async () => {
    await add(dress, { size: '38', quantity: 2 })
    const cart = await add(veil)
    expect(cart).toMatchObject({ totalItems: 3, totalPrice: 2970 })
    expect(cart.items[0]).toEqual({
      _id: expect.stringMatching(/^[\da-f-]{36}$/),
      product: { _id: dress, name: 'Robe Céleste', price: 1290, images: [] },
      quantity: 2,
      options: { size: '38' },
      size: '38',
      unitPrice: 1290,
      available: 3,
      notice: null,
    })
    expect(cart.items[1]).toMatchObject({ options: {}, size: null, quantity: 1, available: 5 })
    expect(await cartOf()).toEqual(cart)
  })

  it('speaks the language of the call, and French of what has no English', async () => {
    await add(dress, { size: '38' })
    await add(veil)
    const names = (cart: Cart) => cart.items.map(({ product }) => product.name)
    const [french, english] = [names(await cartOf()), names(await cartOf(jeanne, 'en'))]
    expect(english).toEqual(['Céleste Dress', french[1]])
  })

  it('shows the main picture of a product', async () => {
    const picture = { key: 'abc', width: 900, height: 1200, color: '#e8ded2', widths: [400, 1200] }
    const pictured = await enterProduct(app.context(), {
      variants: [{ size: '', stock: 1 }],
      images: [
        { ...picture, altFr: 'De face', altEn: 'Front' },
        { ...picture, key: 'other', altFr: 'De dos' },
      ],
    })
    await add(pictured)
    const [item] = (await cartOf(jeanne, 'en')).items
    expect(item?.product.images).toEqual([
      {
        url: '/media/abc/1200.webp',
        alt: 'Front',
        width: 900,
        height: 1200,
        color: '#e8ded2',
        widths: [400, 1200],
      },
    ])
  })

  it('says what of a picture stays in sight, where it is not its middle', async () => {
    const picture = {
      key: 'abc',
      width: 900,
      height: 1200,
      color: '#e8ded2',
      widths: [400],
      altFr: 'De face',
    }
    const pictured = await enterProduct(app.context(), {
      variants: [{ size: '', stock: 1 }],
      images: [picture],
    })
    await db()
      .update(productImages)
      .set({ focalX: 30, focalY: 10 })
      .where(eq(productImages.productId, pictured))
    const { items } = await add(pictured)
    expect(items.find(({ product }) => product._id === pictured)?.product.images).toMatchObject([
      { focalPoint: { x: 30, y: 10 } },
    ])
  })

  it('is theirs alone', async () => {
    const cart = await add(dress, { size: '38' })
    await add(veil, {}, louise)
    expect(brief(await cartOf(louise))).toEqual([[veil, null, 1]])
    await expect(change(itemId(cart), { quantity: 2 }, louise)).rejects.toMatchObject({ kind: 'not-found' })
    await remove(itemId(cart), louise)
    await cartApi(app, louise)('DELETE /cart', {})
    expect(brief(await cartOf())).toEqual([[dress, '38', 1]])
  })

  it('is not changed for an account that goes meanwhile', async () => {
    const gone: Caller = { ...jeanne, id: nobody }
    for (const call of [
      () => add(veil, {}, gone),
      () => change(nobody, { quantity: 1 }, gone),
      () => remove(nobody, gone),
      () => cartApi(app, gone)('DELETE /cart', {}),
      () => cartApi(app, gone)('POST /cart/sync', { body: { mergeId: nobody, lines: [] } }),
    ])
      await expect(call()).rejects.toMatchObject({ kind: 'unauthenticated' })
  })
})

describe('taking a product', () => {
  it('adds up by product and size, whatever else an outside client says of it', async () => {
    await add(dress, { size: '38' })
    const api = cartApi(app, jeanne)
    const snapshot = { size: '38', name: 'Robe', price: 1, image: '/a.webp', hem: 'short' }
    const cart = await api('POST /cart/add', {
      body: { productId: dress.toUpperCase(), quantity: 2, options: snapshot },
    })
    expect(brief(cart)).toEqual([[dress, '38', 3]])
    expect(cart.totalPrice).toBe(3870)
  })

  it('happens once under one key, however often it is tried', async () => {
    const api = cartApi(app, jeanne)
    const asked = { body: { productId: veil, quantity: 2 }, idempotencyKey: 'one-press' }
    const [first, ...others] = await Promise.all([1, 2, 3].map(() => api('POST /cart/add', asked)))
    for (const other of others) expect(other).toEqual(first)
    expect(brief(await cartOf())).toEqual([[veil, null, 2]])
    await api('POST /cart/add', { ...asked, idempotencyKey: 'another-press' })
    expect(brief(await cartOf())).toEqual([[veil, null, 4]])
  })

  it('counts every one of several that come at once', async () => {
    await Promise.all([1, 2, 1].map((quantity) => add(veil, { quantity })))
    expect(brief(await cartOf())).toEqual([[veil, null, 4]])
  })

  it('lets no more in than there are, also when they come at once', async () => {
    const answers = await Promise.allSettled([1, 2, 3, 4].map(() => add(veil, { quantity: 2 })))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    expect(brief(await cartOf())).toEqual([[veil, null, 4]])
  })

  it.each([
    ['none', { size: '40' }, 'sold_out', { available: 0 }],
    ['fewer', { size: '38', quantity: 4 }, 'not_enough', { available: 3 }],
  ])('is refused when there are %s, with how many there are', async (_, taking, code, values) => {
    await expect(add(dress, taking)).rejects.toMatchObject({ kind: 'conflict', code, values })
  })

  it('is refused with how many of those that are left lie in the cart', async () => {
    await add(dress, { size: '38', quantity: 2 })
    const more = add(dress, { size: '38', quantity: 2 })
    await expect(more).rejects.toMatchObject({
      code: 'not_enough_beside',
      values: { available: 3, inCart: 2 },
    })
    await add(dress, { size: '38' })
    await expect(add(dress, { size: '38' })).rejects.toMatchObject({ kind: 'conflict', code: 'all_taken' })
  })

  it('counts what waits for their own payment as theirs to take, and for nobody else', async () => {
    const pending = { reservationId: nobody, productId: dress, size: '38', quantity: 3 }
    await db()
      .insert(stockReservations)
      .values({ ...pending, accountId: jeanne.id })
    await setStock(dress, '38', 0)
    const cart = await add(dress, { size: '38', quantity: 3 })
    expect(cart.items[0]).toMatchObject({ quantity: 3, available: 3, notice: null })
    await expect(add(dress, { size: '38' }, louise)).rejects.toMatchObject({ code: 'sold_out' })
  })

  it('never brings a line above its limit', async () => {
    await setStock(veil, '', 500)
    await add(veil, { quantity: largestQuantity })
    await expect(add(veil)).rejects.toMatchObject({ kind: 'conflict', code: 'line_full' })
  })

  it('asks for the size of a product that has some, in the field where it is missing', async () => {
    const fields = { 'options.size': 'errors.sizeRequired' }
    await expect(add(dress)).rejects.toMatchObject({ kind: 'invalid', code: 'size_required', fields })
    await expect(add(dress, { size: '52' })).rejects.toMatchObject({ kind: 'invalid', code: 'size_unknown' })
    await expect(add(veil, { size: '38' })).rejects.toMatchObject({ kind: 'invalid', code: 'size_unknown' })
  })

  it('is not found when there is no such product, or not any more', async () => {
    await removeProduct(asHouse(), { id: veil })
    for (const id of [veil, nobody, 'robe'])
      await expect(add(id)).rejects.toMatchObject({ kind: 'not-found', code: 'product_not_found' })
  })

  it.each([0, -1, 1.5, largestQuantity + 1, Number.NaN])(
    'of %d products is no quantity',
    async (quantity) => {
      await expect(add(veil, { quantity })).rejects.toMatchObject({ issues: [{ path: ['quantity'] }] })
    },
  )

  it('has an end', async () => {
    const { id: accountId } = jeanne
    const made = await db()
      .insert(products)
      .values(
        Array.from({ length: mostLines }, (_, place) => ({
          sku: `${veil.slice(0, 8)}-${place}`,
          categoryId: 'mariage',
          nameFr: 'Robe',
          descriptionFr: 'Robe',
          compositionFr: '100 % soie',
          material: 'Soie',
          priceCents: 100,
        })),
      )
      .returning({ productId: products.id })
    const line = { accountId, quantity: 1, seenPriceCents: 100, addedAt: new Date() }
    await db()
      .insert(cartLines)
      .values(made.map(({ productId }) => ({ ...line, productId })))
    await expect(add(veil)).rejects.toMatchObject({ kind: 'conflict', code: 'cart_full' })
    await db().delete(products).where(eq(products.nameFr, 'Robe'))
    expect(brief(await cartOf())).toEqual([])
  })
})

describe('changing a line', () => {
  it('sets how many there are of it', async () => {
    const id = itemId(await add(veil))
    expect(brief(await change(id.toUpperCase(), { quantity: 5 }))).toEqual([[veil, null, 5]])
    expect(brief(await change(id, { quantity: 2 }))).toEqual([[veil, null, 2]])
  })

  it('is refused beyond what there is, and lowers a line that holds too many step by step', async () => {
    const id = itemId(await add(veil, { quantity: 4 }))
    await setStock(veil, '', 2)
    await expect(change(id, { quantity: 5 })).rejects.toMatchObject({ kind: 'conflict', code: 'all_taken' })
    const cart = await change(id, { quantity: 3 })
    expect(cart.items[0]).toMatchObject({ quantity: 3, available: 2, notice: 'not_enough' })
    expect((await change(id, { quantity: 2 })).items[0]).toMatchObject({ quantity: 2, notice: null })
  })

  it('needs something to change, and a line', async () => {
    const id = itemId(await add(veil))
    await expect(change(id, {})).rejects.toMatchObject({
      issues: [{ path: ['quantity'], message: 'request:fields.required' }],
    })
    await expect(change(id, { quantity: 0 })).rejects.toMatchObject({ issues: [{ path: ['quantity'] }] })
    for (const missing of [nobody, 'line'])
      await expect(change(missing, { quantity: 1 })).rejects.toMatchObject({
        kind: 'not-found',
        code: 'line_not_found',
      })
  })

  it('takes one out, and takes it out again', async () => {
    await add(dress, { size: '38' })
    const id = itemId(await add(veil), 1)
    expect(brief(await remove(id))).toEqual([[dress, '38', 1]])
    expect(brief(await remove(id))).toEqual([[dress, '38', 1]])
    expect(brief(await remove('line'))).toEqual([[dress, '38', 1]])
  })

  it('takes all of them out', async () => {
    await add(dress, { size: '38' })
    await add(veil)
    expect(await cartApi(app, jeanne)('DELETE /cart', {})).toEqual({
      items: [],
      totalItems: 0,
      totalPrice: 0,
    })
  })
})

describe('a line that is not as it was', () => {
  it('tells a changed price until they have seen it', async () => {
    const id = itemId(await add(dress, { size: '38' }))
    await changePrice(asHouse(), { productId: dress, priceCents: 135_000 })
    const told = await cartOf()
    expect(told.items[0]).toMatchObject({ unitPrice: 1350, seenPrice: 1290, notice: 'price_changed' })
    expect(told.totalPrice).toBe(1350)
    const stale = await change(id, { seenPrice: 1300 })
    expect(stale.items[0]).toMatchObject({ seenPrice: 1300, notice: 'price_changed' })
    const [seen] = (await change(id, { seenPrice: 1350 })).items
    expect(seen).toMatchObject({ unitPrice: 1350, notice: null })
    expect(seen?.seenPrice).toBeUndefined()
  })

  it('knows at which price the product was seen when it was taken', async () => {
    const cart = await add(dress, { size: '38', price: 1190 })
    expect(cart.items[0]).toMatchObject({ unitPrice: 1290, seenPrice: 1190, notice: 'price_changed' })
    expect((await add(dress, { size: '38' })).items[0]).toMatchObject({ quantity: 2, notice: null })
  })

  it('has seen no price that a product cannot have: none above the highest, and 0 is what was lost', async () => {
    const id = itemId(await add(dress, { size: '38', price: 0 }))
    expect((await cartOf()).items[0]).toMatchObject({ unitPrice: 1290, notice: null })
    await add(veil, { price: highestPriceEuros })
    const price = highestPriceEuros + 0.01
    await expect(add(veil, { price })).rejects.toMatchObject({ issues: [{ path: ['price'] }] })
    await expect(change(id, { seenPrice: price })).rejects.toMatchObject({
      issues: [{ path: ['seenPrice'] }],
    })
  })

  it('stays, unavailable and for nothing, until they take it out', async () => {
    await add(dress, { size: '38' })
    await add(veil)
    await setStock(dress, '38', 0)
    expect(await cartOf()).toMatchObject({
      items: [{ available: 0, notice: 'unavailable' }, { notice: null }],
      totalItems: 2,
      totalPrice: 390,
    })
    await removeProduct(asHouse(), { id: veil })
    const cart = await cartOf()
    expect(cart.items.map(({ notice, available }) => [notice, available])).toEqual([
      ['unavailable', 0],
      ['unavailable', 0],
    ])
    expect(cart.totalPrice).toBe(0)
    const id = itemId(cart, 1)
    await expect(change(id, { quantity: 2 })).rejects.toMatchObject({ code: 'sold_out' })
    expect(brief(await remove(id))).toEqual([[dress, '38', 1]])
  })

  it('stays when its size is no longer made', async () => {
    await add(dress, { size: '38' })
    await db().delete(productVariants).where(eq(productVariants.productId, dress))
    expect((await cartOf()).items[0]).toMatchObject({ size: '38', notice: 'unavailable' })
  })
})
