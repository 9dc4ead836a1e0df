import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { statusOfKind } from '../../../../platform/http/error-table.ts'
import { AppError } from '../../../../shared/errors.ts'
import { anAddress } from '../../../../testing/accounts/an-address.ts'
import { enterPiece } from '../../../../testing/catalog/catalog-factories.ts'
import { type CatalogHouse, catalogHouse } from '../../../../testing/catalog/catalog-house.ts'
import { brokenLaws, piecesInAll } from '../../../../testing/orders/money-laws.ts'
import { buyingApi } from '../../../../testing/orders/orders-api.ts'

const buyerCount = 2_000
const pieceCount = 5

let house: CatalogHouse
let piece: string
let buyers: readonly string[]

/** So many customers, each with the piece in her cart. */
const enterBuyers = async () => {
  const { rows } = await house.test.database.db.execute<{ account_id: string }>(sql`
    with entered as (
      insert into accounts (email, password_hash, first_name, last_name, created_at)
      select 'cliente-' || n || '@example.test', 'none', 'Jeanne', 'Arnaud', now()
      from generate_series(1, ${buyerCount}::int) n returning id
    )
    insert into cart_lines (account_id, product_id, size, quantity, seen_price_cents, added_at)
    select id, ${piece}::uuid, '38', 1, 420000, now() from entered returning account_id`)
  return rows.map(({ account_id }) => account_id)
}

beforeAll(async () => {
  house = await catalogHouse()
  piece = await enterPiece(house.context(), {
    nameFr: 'Victoire',
    priceCents: 420_000,
    variants: [{ size: '38', stock: pieceCount }],
  })
  buyers = await enterBuyers()
})

afterAll(() => house.close())

const order = (id: string) =>
  buyingApi(house, { caller: { id, role: 'user' } })('POST /orders', {
    body: { shippingAddress: anAddress, termsAccepted: true },
  }).then(
    ({ order: { status } }) => status,
    (error: unknown) =>
      error instanceof AppError ? `${statusOfKind[error.kind]} ${error.values.pieces}` : String(error),
  )

const atOnce = 400

/** Everybody at once, as far as a process takes connections: whoever is through makes room for the next. */
const allInTurn = async <T, R>(all: readonly T[], work: (one: T) => Promise<R>) => {
  const waiting = all[Symbol.iterator]()
  const done: R[] = []
  const lane = async () => {
    for (const one of waiting) done.push(await work(one))
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  return done
}

// The embedded database has one connection: there nobody races, and the model of orders runs out of pieces as well.
it.runIf(process.env.TEST_DATABASE_URL)(
  'of 2,000 buyers of 5 pieces, all at once, 5 have an order, and every other one is told what is gone',
  async () => {
    const before = await piecesInAll(house.test.database.db)
    const outcomes = await allInTurn(buyers, order)
    const counted = Map.groupBy(outcomes, (outcome) => outcome)
    expect([...counted].map(([outcome, { length }]) => [outcome, length]).toSorted()).toEqual([
      ['409 Victoire, 38', buyerCount - pieceCount],
      ['pending_payment', pieceCount],
    ])
    const { db } = house.test.database
    const { rows } = await db.execute(
      sql`select stock from product_variants where product_id = ${piece}::uuid`,
    )
    expect(rows).toEqual([{ stock: 0 }])
    expect(await piecesInAll(db)).toEqual(before)
    expect(await brokenLaws(db)).toEqual({})
  },
  120_000,
)
