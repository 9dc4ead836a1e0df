import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { enterCustomer } from '../../../testing/accounts/account-factories.ts'
import { type CatalogApp, catalogApp } from '../../../testing/catalog/catalog-app.ts'
import { enterProduct } from '../../../testing/catalog/catalog-factories.ts'
import { findProductsForSale } from './products-for-sale.public.ts'
import {
  releaseReservation,
  reserveProducts,
  returnToStock,
  type StockedProducts,
  sellReservation,
} from './stock.public.ts'

let app: CatalogApp
let accountId: string

const reserve = (reservationId: string, products: readonly StockedProducts[]) =>
  app.context().write(async (tx) => {
    const isWhole = await reserveProducts(tx, { reservationId, accountId, products })
    if (!isWhole) throw new Error('short')
  })

const stockOf = async (productId: string) => {
  const { rows } = await app.test.database.db.execute<{ size: string; stock: number }>(
    sql`select size, stock from product_variants where product_id = ${productId}::uuid order by position`,
  )
  return Object.fromEntries(rows.map(({ size, stock }) => [size, stock]))
}

const versionOf = async (productId: string) => {
  const { rows } = await app.test.database.db.execute<{ version: number }>(
    sql`select version from products where id = ${productId}::uuid`,
  )
  return rows[0]?.version ?? 0
}

beforeAll(async () => {
  app = await catalogApp()
  accountId = (await enterCustomer(app.context())).id
})

afterAll(() => app.close())

describe('reserved products', () => {
  it('leave the stock, are available to who holds them, and come back when they are given back', async () => {
    const productId = await enterProduct(app.context(), {
      variants: [
        { size: '38', stock: 3 },
        { size: '40', stock: 1 },
      ],
    })
    const before = await versionOf(productId)
    const reservation = randomUUID()
    await reserve(reservation, [
      { productId, size: '38', quantity: 2 },
      { productId, size: '40', quantity: 1 },
    ])
    expect(await stockOf(productId)).toEqual({ '38': 1, '40': 0 })
    expect(await versionOf(productId)).toBe(before + 1)
    const [product] = await findProductsForSale(app.test.database.db, { ids: [productId], accountId })
    expect(product?.sizes.map(({ size, stock, held }) => [size, stock, held])).toEqual([
      ['38', 1, 2],
      ['40', 0, 1],
    ])
    expect(app.announced).toContain(`product:${productId}`)
    await app.context().write((tx) => releaseReservation(app.context(), tx, reservation))
    await app.context().write((tx) => releaseReservation(app.context(), tx, reservation))
    expect(await stockOf(productId)).toEqual({ '38': 3, '40': 1 })
    expect(await versionOf(productId)).toBe(before + 2)
  })

  it('do not come back once they are sold', async () => {
    const productId = await enterProduct(app.context(), { variants: [{ size: '', stock: 2 }] })
    const reservation = randomUUID()
    await reserve(reservation, [{ productId, size: '', quantity: 1 }])
    await app.context().write((tx) => sellReservation(tx, reservation))
    await app.context().write((tx) => releaseReservation(app.context(), tx, reservation))
    expect(await stockOf(productId)).toEqual({ '': 1 })
    await app.context().write((tx) =>
      returnToStock(app.context(), tx, {
        orderId: reservation,
        products: [{ productId, size: '', quantity: 1 }],
      }),
    )
    expect(await stockOf(productId)).toEqual({ '': 2 })
  })

  it('are all there or none: too many, an unknown size, a product that is gone', async () => {
    const productId = await enterProduct(app.context(), { variants: [{ size: '38', stock: 2 }] })
    const gone = await enterProduct(app.context(), { variants: [{ size: '38', stock: 2 }] })
    await app.test.database.db.execute(sql`update products set deleted_at = now() where id = ${gone}::uuid`)
    const there = { productId, size: '38', quantity: 1 }
    for (const wanted of [
      [{ productId, size: '38', quantity: 3 }],
      [there, { productId, size: '44', quantity: 1 }],
      [there, { productId: gone, size: '38', quantity: 1 }],
      [there, { productId: randomUUID(), size: '', quantity: 1 }],
    ])
      await expect(reserve(randomUUID(), wanted)).rejects.toThrow('short')
    expect(await stockOf(productId)).toEqual({ '38': 2 })
  })

  it('are never more than there are, however many want them at once and in whichever order', async () => {
    const [one, other] = await Promise.all([
      enterProduct(app.context(), { variants: [{ size: '38', stock: 5 }] }),
      enterProduct(app.context(), { variants: [{ size: '38', stock: 5 }] }),
    ])
    const wanted = [one, other].map((productId) => ({ productId, size: '38', quantity: 1 }))
    const tries = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        reserve(randomUUID(), index % 2 ? wanted : wanted.toReversed()),
      ),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
    expect([await stockOf(one), await stockOf(other)]).toEqual([{ '38': 0 }, { '38': 0 }])
  })
})
