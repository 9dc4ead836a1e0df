import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { statusOfKind } from '../../../../platform/http/refusals/error-table.ts'
import { AppError } from '../../../../shared/errors.ts'
import { anAddress } from '../../../../testing/accounts/an-address.ts'
import { type CatalogApp, catalogApp } from '../../../../testing/catalog/catalog-app.ts'
import { enterProduct } from '../../../../testing/catalog/catalog-factories.ts'
import { brokenLaws, productsInAll } from '../../../../testing/orders/money-laws.ts'
import { buyingApi } from '../../../../testing/orders/orders-api.ts'

const buyerCount = 2_000
const productCount = 5

let app: CatalogApp
let product: string
let buyers: readonly string[]

/** Creates the customers, each with the product in the cart. */
const enterBuyers = async () => {
  const { rows } = await app.test.database.db.execute<{ account_id: string }>(sql`
    with entered as (
      insert into accounts (email, password_hash, first_name, last_name, created_at)
      select 'cliente-' || n || '@example.test', 'none', 'Jeanne', 'Arnaud', now()
      from generate_series(1, ${buyerCount}::int) n returning id
    )
    insert into cart_lines (account_id, product_id, size, quantity, seen_price_cents, added_at)
    select id, ${product}::uuid, '38', 1, 420000, now() from entered returning account_id`)
  return rows.map(({ account_id }) => account_id)
}

beforeAll(async () => {
  app = await catalogApp()
  product = await enterProduct(app.context(), {
    nameFr: 'Victoire',
    priceCents: 420_000,
    variants: [{ size: '38', stock: productCount }],
  })
  buyers = await enterBuyers()
})

afterAll(() => app.close())

const order = (id: string) =>
  buyingApi(app, { caller: { id, role: 'user' } })('POST /orders', {
    body: { shippingAddress: anAddress, termsAccepted: true },
  }).then(
    ({ order: { status } }) => status,
    (error: unknown) =>
      error instanceof AppError ? `${statusOfKind[error.kind]} ${error.values.pieces}` : String(error),
  )

const atOnce = 400

/**
 * Runs all calls at the same time, but not more than the process can take connections: when one ends, the next begins.
 */
const allInTurn = async <T, R>(all: readonly T[], work: (one: T) => Promise<R>) => {
  const waiting = all[Symbol.iterator]()
  const done: R[] = []
  const lane = async () => {
    for (const one of waiting) done.push(await work(one))
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  return done
}

// The embedded database has one connection, so that buyers cannot race on it. The model test of orders covers a stock
// that runs out there.
it.runIf(process.env.TEST_DATABASE_URL)(
  'of 2,000 buyers of 5 products, all at once, 5 have an order, and every other one is told what is gone',
  async () => {
    const before = await productsInAll(app.test.database.db)
    const outcomes = await allInTurn(buyers, order)
    const counted = Map.groupBy(outcomes, (outcome) => outcome)
    expect([...counted].map(([outcome, { length }]) => [outcome, length]).toSorted()).toEqual([
      ['409 Victoire, 38', buyerCount - productCount],
      ['pending_payment', productCount],
    ])
    const { db } = app.test.database
    const { rows } = await db.execute(
      sql`select stock from product_variants where product_id = ${product}::uuid`,
    )
    expect(rows).toEqual([{ stock: 0 }])
    expect(await productsInAll(db)).toEqual(before)
    expect(await brokenLaws(db)).toEqual({})
  },
  120_000,
)
