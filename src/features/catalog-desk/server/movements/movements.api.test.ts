import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDispatcher } from '../../../../platform/http/dispatcher.ts'
import { createApi } from '../../../../shared/api/client.ts'
import { enterCustomer } from '../../../../testing/accounts/account-factories.ts'
import { catalogApi } from '../../../../testing/catalog/catalog-api.ts'
import { type CatalogApp, catalogApp } from '../../../../testing/catalog/catalog-app.ts'
import { enterProduct } from '../../../../testing/catalog/catalog-factories.ts'
import { boughtOrder } from '../../../../testing/orders/bought-order.ts'
import { propertyRuns } from '../../../../testing/property-runs.ts'
import { productVariants } from '../../../catalog/server/catalog.table.ts'
import {
  releaseReservation,
  reserveProducts,
  returnToStock,
  sellReservation,
} from '../../../stock/server/stock.public.ts'
import type { StockMovementsContract } from '../../stock-movements.contract.ts'
import { stockMovementsRoutes } from '../stock-movements.routes.ts'

let app: CatalogApp
let member: Awaited<ReturnType<typeof enterCustomer>>
let accountId: string

const dispatcher = createDispatcher({ modules: [stockMovementsRoutes], checkAnswers: true })

const movements = (id: string, query = {}) =>
  createApi<StockMovementsContract>(
    (key, call) => dispatcher.call(app.context({ caller: member }), key, call),
    'fr',
  )('GET /admin/products/{id}/movements', { params: { id }, query })

const desk = () => catalogApi(app, 'fr', member)

const stocksOf = async (id: string) =>
  new Map(
    (await app.test.database.db.select().from(productVariants).where(eq(productVariants.productId, id))).map(
      ({ size, stock }) => [size || null, stock],
    ),
  )

beforeAll(async () => {
  app = await catalogApp()
  member = await enterCustomer(app.context(), { role: 'admin' })
  accountId = (await enterCustomer(app.context())).id
})

afterAll(() => app.close())

const opening = [
  { size: '38', stock: 2 },
  { size: '40', stock: 1 },
]

interface Step {
  readonly id: string
  readonly size: string
  readonly amount: number
  /** The reservations that are not given back. */
  readonly held: string[]
}

const kinds = ['order', 'release', 'giveBack', 'count', 'write'] as const

const acts: Readonly<Record<(typeof kinds)[number], (step: Step) => Promise<unknown>>> = {
  order: async ({ id, size, amount, held }) => {
    const reservationId = randomUUID()
    const products = [{ productId: id, size, quantity: amount }]
    const isWhole = await app
      .context()
      .write((tx) => reserveProducts(tx, { reservationId, accountId, products }))
    if (isWhole) held.push(reservationId)
  },
  release: async ({ held }) => {
    const orderId = held.pop()
    if (orderId) await app.context().write((tx) => releaseReservation(app.context(), tx, orderId))
  },
  giveBack: ({ id, size, amount }) => {
    const products = [{ productId: id, size, quantity: amount }]
    return app.context().write((tx) => returnToStock(app.context(), tx, { orderId: randomUUID(), products }))
  },
  // A size that is no longer sold is refused.
  count: ({ id, size, amount }) =>
    desk()('PATCH /products/{id}', {
      params: { id },
      body: { stocks: [{ size, stock: amount }], cause: 'counted' },
    }).catch(() => undefined),
  write: async ({ id, amount }) => {
    const { product } = await desk()('GET /admin/products/{id}', { params: { id } })
    const variants = amount === 3 ? product.variants.slice(0, 1) : opening
    await desk()('PUT /products/{id}', { params: { id }, body: { ...product, variants } })
  },
}

describe('each movement of the stock', () => {
  it('is kept with its cause, whoever made it, and its reverse', async () => {
    const id = await enterProduct(app.context(), { variants: [{ size: '38', stock: 3 }] })
    const orderId = randomUUID()
    const products = [{ productId: id, size: '38', quantity: 2 }]
    await app.context().write((tx) => reserveProducts(tx, { reservationId: orderId, accountId, products }))
    await app.context().write((tx) => releaseReservation(app.context(), tx, orderId))
    await app.context().write((tx) => reserveProducts(tx, { reservationId: orderId, accountId, products }))
    await app.context().write((tx) => sellReservation(tx, orderId))
    await app.context().write((tx) => returnToStock(app.context(), tx, { orderId, products }))
    await desk()('PATCH /products/{id}', {
      params: { id },
      body: { stocks: [{ size: '38', stock: 7 }], cause: 'delivered', reason: 'Livraison de lundi' },
    })
    await app.test.database.db.execute(sql`update product_variants set stock = 6 where product_id = ${id}`)
    const { product } = await desk()('GET /admin/products/{id}', { params: { id } })
    await desk()('PUT /products/{id}', {
      params: { id },
      body: { ...product, variants: [{ size: '40', stock: 1 }] },
    })
    const { movements: found, count } = await movements(id)
    expect(count).toBe(8)
    expect(found.toReversed().map(({ size, change, stock, cause }) => [size, change, stock, cause])).toEqual([
      ['38', -2, 1, 'ordered'],
      ['38', 2, 3, 'released'],
      ['38', -2, 1, 'ordered'],
      ['38', 2, 3, 'returned'],
      ['38', 4, 7, 'delivered'],
      ['38', -1, 6, 'unknown'],
      ['38', -6, 0, 'corrected'],
      ['40', 1, 1, 'corrected'],
    ])
    expect(found.find(({ cause }) => cause === 'delivered')).toMatchObject({
      reason: 'Livraison de lundi',
      by: expect.stringMatching(/\S/),
      at: app.context().clock.now().toString({ smallestUnit: 'millisecond' }),
    })
    expect((await movements(id, { page: 2, limit: 3 })).movements).toHaveLength(3)
  })

  it('leads to its order, and what is reserved is told', async () => {
    const id = await enterProduct(app.context(), { variants: [{ size: '38', stock: 3 }] })
    const order = await boughtOrder(app, { productId: id })
    const { movements: found, reserved } = await movements(id)
    expect(found[0]).toMatchObject({ change: -1, cause: 'ordered', order: { _id: order.id }, by: null })
    expect(reserved).toMatchObject([{ size: '38', quantity: 1, order: { _id: order.id } }])
  })

  it('follows from the one before, whatever happens', async () => {
    const step = fc.record({
      kind: fc.constantFrom(...kinds),
      size: fc.constantFrom('38', '40'),
      amount: fc.integer({ min: 1, max: 3 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        const id = await enterProduct(app.context(), { variants: opening })
        const held: string[] = []
        for (const { kind, ...more } of steps) await acts[kind]({ id, held, ...more })
        const { movements: found } = await movements(id, { limit: 100 })
        const now = await stocksOf(id)
        for (const { size, stock } of opening) {
          const own = found.toReversed().filter((movement) => movement.size === size)
          let before = stock
          for (const { change, stock: after, cause } of own) {
            expect(after).toBe(before + change)
            expect(cause).not.toBe('unknown')
            before = after
          }
          expect(now.get(size) ?? 0).toBe(before)
        }
      }),
      { numRuns: propertyRuns(25) },
    )
  })

  it('is read by the team of the catalogue alone, of a product that there is', async () => {
    await expect(movements(randomUUID())).rejects.toMatchObject({ code: 'product_not_found' })
    await expect(movements('nope')).rejects.toMatchObject({ code: 'product_not_found' })
  })
})
