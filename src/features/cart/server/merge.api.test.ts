import { and, eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Caller } from '../../../platform/context/context.ts'
import { enterCustomer } from '../../../testing/accounts/account-factories.ts'
import { admin } from '../../../testing/catalog/catalog-api.ts'
import { type CatalogApp, catalogApp } from '../../../testing/catalog/catalog-app.ts'
import { enterProduct } from '../../../testing/catalog/catalog-factories.ts'
import { cartApi } from '../../../testing/orders/cart-api.ts'
import { productVariants } from '../../catalog/server/catalog.table.ts'
import { removeProduct } from '../../catalog-desk/server/writing/remove-product.ts'
import type { Cart } from '../cart.contract.ts'
import { mostLines } from '../cart.limits.ts'
import { type Counted, keyOf, mergeCarts } from '../customer/merge.rules.ts'
import { cartLines, cartMerges } from './cart.table.ts'

const mergeId = '00000000-0000-4000-8000-0000000000a1'
const otherMerge = '00000000-0000-4000-8000-0000000000a2'
const stocks = { '36': 2, '38': 4, '40': 0 } as const

let app: CatalogApp
let jeanne: Caller
let louise: Caller
let dress: string
let veil: string

const db = () => app.test.database.db

interface GuestLine {
  readonly productId: string
  readonly quantity: number
  readonly size?: string
  readonly price?: number
}

const sync = (lines: readonly GuestLine[], id = mergeId, caller = jeanne) =>
  cartApi(app, caller)('POST /cart/sync', {
    body: {
      mergeId: id,
      lines: lines.map(({ size, ...line }) => ({ ...line, ...(size && { options: { size } }) })),
    },
  })

const brief = ({ items }: Cart) =>
  items.map(({ product, size, quantity }) => [product._id, size, quantity] as const)

const cartOf = async (caller = jeanne) => brief(await cartApi(app, caller)('GET /cart', {}))

const setStock = (size: string, stock: number) =>
  db()
    .update(productVariants)
    .set({ stock })
    .where(and(eq(productVariants.productId, dress), eq(productVariants.size, size)))

beforeAll(async () => {
  app = await catalogApp()
  jeanne = await enterCustomer(app.context())
  louise = await enterCustomer(app.context())
  const variants = Object.entries(stocks).map(([size, stock]) => ({ size, stock }))
  dress = await enterProduct(app.context(), { variants, priceCents: 129_000 })
  veil = await enterProduct(app.context(), { variants: [{ size: '', stock: 5 }], priceCents: 39_000 })
})

beforeEach(async () => {
  await db().delete(cartLines)
  await db().delete(cartMerges)
  for (const [size, stock] of Object.entries(stocks)) await setStock(size, stock)
})

afterAll(() => app.close())

describe('a guest’s cart joins the account’s', () => {
  it('line by line, where the same product in the same size adds up', async () => {
    await cartApi(app, jeanne)('POST /cart/add', { body: { productId: veil } })
    const { merged, ...cart } = await sync([
      { productId: dress, size: '38', quantity: 1 },
      { productId: veil.toUpperCase(), quantity: 2 },
      { productId: dress, size: '38', quantity: 2 },
    ])
    expect(merged).toEqual([])
    expect(brief(cart)).toEqual([
      [veil, null, 3],
      [dress, '38', 3],
    ])
    expect(cart).toMatchObject({ totalItems: 6, totalPrice: 5040 })
    expect(await cartOf()).toEqual(brief(cart))
  })

  it('once, however often it is sent, and at once', async () => {
    const lines = [{ productId: veil, quantity: 2 }]
    const answers = await Promise.all([sync(lines), sync(lines), sync(lines)])
    for (const answer of answers) expect(brief(answer)).toEqual([[veil, null, 2]])
    expect(brief(await sync(lines))).toEqual([[veil, null, 2]])
  })

  it('with what the guest added since an attempt whose answer they did not hear', async () => {
    await sync([{ productId: veil, quantity: 2 }])
    const { merged, ...cart } = await sync([
      { productId: veil, quantity: 3 },
      { productId: dress, size: '36', quantity: 1 },
    ])
    expect(brief(cart)).toEqual([
      [veil, null, 3],
      [dress, '36', 1],
    ])
    expect(merged).toEqual([])
  })

  it('again as another cart', async () => {
    await sync([{ productId: veil, quantity: 2 }])
    expect(brief(await sync([{ productId: veil, quantity: 2 }], otherMerge))).toEqual([[veil, null, 4]])
  })

  it('to each account for itself', async () => {
    await sync([{ productId: veil, quantity: 2 }])
    expect(brief(await sync([{ productId: veil, quantity: 2 }], mergeId, louise))).toEqual([[veil, null, 2]])
    expect(await cartOf()).toEqual([[veil, null, 2]])
  })

  it('as far as there are products, and says of which there were not enough, each time it is asked', async () => {
    const gone = await enterProduct(app.context(), { variants: [{ size: '', stock: 1 }] })
    await removeProduct(app.context({ caller: admin }), { id: gone })
    const lines = [
      { productId: dress, size: '36', quantity: 3 },
      { productId: dress, size: '40', quantity: 1 },
      { productId: dress, quantity: 1 },
      { productId: dress, size: '38', quantity: 1 },
      { productId: gone, quantity: 1 },
      { productId: 'lost', quantity: 2 },
    ]
    const told = [
      { productId: dress, size: '36', wanted: 3, got: 2 },
      { productId: dress, size: '40', wanted: 1, got: 0 },
      { productId: dress, size: null, wanted: 1, got: 0 },
      { productId: gone, size: null, wanted: 1, got: 0 },
      { productId: 'lost', size: null, wanted: 2, got: 0 },
    ]
    const first = await sync(lines)
    expect(brief(first)).toEqual([
      [dress, '36', 2],
      [dress, '38', 1],
    ])
    expect(first.merged).toEqual(told)
    expect(new Set((await sync(lines)).merged)).toEqual(new Set(told))
    expect(await cartOf()).toEqual(brief(first))
  })

  it('at the price that the guest saw', async () => {
    const { items } = await sync([{ productId: dress, size: '38', quantity: 1, price: 1190 }])
    expect(items[0]).toMatchObject({ unitPrice: 1290, seenPrice: 1190, notice: 'price_changed' })
    const again = await sync([{ productId: dress, size: '38', quantity: 1, price: 1290 }], otherMerge)
    expect(again.items[0]).toMatchObject({ quantity: 2, notice: null })
  })

  it('at today’s price where the guest’s browser names one that no product ever had', async () => {
    const { items } = await sync([
      { productId: dress, size: '38', quantity: 1, price: 1e12 },
      { productId: veil, quantity: 1, price: 0 },
    ])
    expect(items.map(({ unitPrice, notice }) => [unitPrice, notice])).toEqual([
      [1290, null],
      [390, null],
    ])
  })

  it('whole or not at all', async () => {
    await db().execute(sql`alter table cart_merges add constraint refused check (account_id is null)`)
    await expect(sync([{ productId: veil, quantity: 2 }])).rejects.toThrow()
    expect(await cartOf()).toEqual([])
    await db().execute(sql`alter table cart_merges drop constraint refused`)
  })

  it('of no more lines than a cart holds, and of quantities that are some', async () => {
    const line = { productId: veil, quantity: 1 }
    await expect(sync(Array.from({ length: mostLines + 1 }, () => line))).rejects.toThrow()
    await expect(sync([{ ...line, quantity: 0 }])).rejects.toThrow()
    await expect(sync([line], 'cart')).rejects.toThrow()
  })

  it('is not remembered for ever, nor when nothing came of it', async () => {
    await sync([{ productId: 'lost', quantity: 1 }], otherMerge)
    await sync([{ productId: veil, quantity: 1 }])
    expect(await db().$count(cartMerges)).toBe(1)
    app.moveClock({ hours: 24 * 91 })
    await sync([{ productId: dress, size: '38', quantity: 1 }], otherMerge)
    expect(await db().$count(cartMerges)).toBe(1)
  })

  it('gives, for any two carts, what the rule says', async () => {
    const line = fc.record({
      productId: fc.constantFrom(0, 1),
      size: fc.constantFrom('', '36', '38', '40'),
      quantity: fc.integer({ min: 1, max: 6 }),
    })
    const carts = fc.array(line, { maxLength: 6 })
    await fc.assert(
      fc.asyncProperty(carts, carts, async (first, second) => {
        await db().delete(cartLines)
        await db().delete(cartMerges)
        const named = (lines: typeof first): Counted[] =>
          lines.map((each) => ({ ...each, productId: each.productId === 0 ? dress : veil }))
        const available = ({ productId, size }: Omit<Counted, 'quantity'>) =>
          productId === veil ? (size === '' ? 5 : 0) : (stocks[size as keyof typeof stocks] ?? 0)
        const rule = { earlier: [], available }
        const kept = mergeCarts({ ...rule, kept: [], sent: named(first) }).added
        const { added } = mergeCarts({ ...rule, kept, sent: named(second) })
        await sync(named(first))
        await sync(named(second), otherMerge)
        const expected = new Map(kept.map((each) => [keyOf(each), each.quantity]))
        for (const each of added) expected.set(keyOf(each), (expected.get(keyOf(each)) ?? 0) + each.quantity)
        const found = (await cartOf()).map(
          ([productId, size, quantity]) => [keyOf({ productId, size: size ?? '' }), quantity] as const,
        )
        expect(new Map(found)).toEqual(expected)
      }),
      { numRuns: 25 },
    )
  })
})
