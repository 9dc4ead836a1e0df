import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Caller } from '../../../platform/context/context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { enterCustomer } from '../../../testing/accounts/account-factories.ts'
import { admin } from '../../../testing/catalog/catalog-api.ts'
import { type CatalogApp, catalogApp } from '../../../testing/catalog/catalog-app.ts'
import { enterProduct } from '../../../testing/catalog/catalog-factories.ts'
import { untilLockWaits } from '../../../testing/database/until-lock-waits.ts'
import { cartApi } from '../../../testing/orders/cart-api.ts'
import { products } from '../../catalog/server/catalog.table.ts'
import { removeProduct } from '../../catalog-desk/server/writing/remove-product.ts'
import { readCartForOrder, removeFromCart } from './cart.public.ts'
import { cartLines } from './cart.table.ts'

let app: CatalogApp
let jeanne: Caller
let louise: Caller
let dress: string
let veil: string

const db = () => app.test.database.db

const add = (productId: string, { quantity = 1, size = '', caller = jeanne } = {}) =>
  cartApi(app, caller)('POST /cart/add', { body: { productId, quantity, options: { size } } })

const read = (caller = jeanne) => readCartForOrder(db(), { accountId: caller.id, lng: 'fr' })

const brief = async (caller = jeanne) =>
  (await read(caller)).map(({ productId, size, quantity }) => [productId, size, quantity] as const)

beforeAll(async () => {
  app = await catalogApp()
  jeanne = await enterCustomer(app.context())
  louise = await enterCustomer(app.context())
})

beforeEach(async () => {
  await db().delete(cartLines)
  dress = await enterProduct(app.context(), {
    sku: '',
    nameFr: 'Robe Céleste',
    nameEn: 'Céleste Dress',
    compositionFr: '100 % soie',
    compositionEn: '100% silk',
    priceCents: 129_000,
    variants: [{ size: '38', stock: 3 }],
    images: [
      {
        key: 'abc',
        width: 900,
        height: 1200,
        color: '#e8ded2',
        widths: [400, 1200],
        altFr: 'De face',
      },
    ],
  })
  veil = await enterProduct(app.context(), { variants: [{ size: '', stock: 5 }] })
})

afterAll(() => app.close())

describe('what an order reads of a cart', () => {
  it('is everything that a line of it keeps', async () => {
    const { items } = await add(dress, { quantity: 2, size: '38' })
    await db().update(products).set({ priceCents: 135_000 }).where(eq(products.id, dress))
    expect(await read()).toEqual([
      {
        lineId: items[0]?._id,
        productId: dress,
        size: '38',
        quantity: 2,
        seenPriceCents: 129_000,
        priceCents: 135_000,
        sku: '',
        categoryId: 'mariage',
        nameFr: 'Robe Céleste',
        nameEn: 'Céleste Dress',
        compositionFr: '100 % soie',
        compositionEn: '100% silk',
        stock: 3,
        deleted: false,
        imageKey: 'abc',
        image: expect.objectContaining({ url: '/media/abc/1200.webp', alt: 'De face' }),
      },
    ])
  })

  it('says of a product that it was taken off, and which there is', async () => {
    await add(veil)
    await add(dress, { size: '38' })
    await removeProduct(app.context({ caller: admin }), { id: veil })
    const lines = await read()
    expect(lines.map(({ deleted, image }) => [deleted, image?.alt])).toEqual([
      [true, undefined],
      [false, 'De face'],
    ])
    expect(await read(louise)).toEqual([])
  })
})

describe('what was bought', () => {
  it('leaves the cart, and what was added meanwhile stays', async () => {
    await add(dress, { quantity: 3, size: '38' })
    await add(veil, { quantity: 2 })
    await add(veil, { quantity: 1, caller: louise })
    const bought = [
      { productId: dress, size: '38', quantity: 1 },
      { productId: veil, size: '', quantity: 2 },
    ]
    await removeFromCart(db(), { accountId: jeanne.id, lines: bought })
    expect(await brief()).toEqual([[dress, '38', 2]])
    expect(await brief(louise)).toEqual([[veil, '', 1]])
  })

  it('may be named in several lines, and be more than is there', async () => {
    await add(dress, { quantity: 3, size: '38' })
    await add(veil)
    const one = { productId: dress, size: '38', quantity: 1 }
    const bought = [one, one, { productId: veil, size: '', quantity: 4 }]
    await removeFromCart(db(), { accountId: jeanne.id, lines: bought })
    expect(await brief()).toEqual([[dress, '38', 1]])
    await removeFromCart(db(), { accountId: jeanne.id, lines: [] })
    expect(await brief()).toEqual([[dress, '38', 1]])
  })
})

// The embedded database has one connection: no transaction waits for another.
describe.runIf(process.env.TEST_DATABASE_URL)('the lines of a cart', () => {
  const bought = (ids: readonly string[]) => ids.map((productId) => ({ productId, size: '', quantity: 1 }))

  it.each<[string, (ids: readonly string[]) => Promise<unknown>]>([
    ['a payment', (ids) => removeFromCart(db(), { accountId: jeanne.id, lines: bought(ids) })],
    ['whoever empties it', () => cartApi(app, jeanne)('DELETE /cart', {})],
    [
      'whoever brings another cart',
      (ids) => {
        const lines = bought(ids).map((line) => ({ ...line, options: {} }))
        return cartApi(app, jeanne)('POST /cart/sync', { body: { mergeId: randomUUID(), lines } })
      },
    ],
  ])('are taken in one order by %s, so that nobody waits in a ring', async (_who, write) => {
    const belt = await enterProduct(app.context(), { variants: [{ size: '', stock: 5 }] })
    const [first = '', second = ''] = [belt, veil].toSorted()
    await add(second)
    await add(first)
    const lockProduct = (tx: Db, id: string) =>
      tx.execute(sql`select 1 from cart_lines where product_id = ${id}::uuid for update`)
    const { writing } = await db().transaction(async (tx) => {
      await lockProduct(tx, first)
      const writing = write([second, first])
      await untilLockWaits(app.test)
      await lockProduct(tx, second)
      return { writing }
    })
    await expect(writing.then(() => 'done')).resolves.toBe('done')
  })
})
