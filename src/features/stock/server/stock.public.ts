import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../../platform/context/context.ts'
import type { Write } from '../../../platform/context/write.ts'
import type { Db } from '../../../platform/db/database.ts'
import { productsTag, productTag } from '../../catalog/server/catalog.tags.public.ts'
import { sayingCause } from './stock-cause.public.ts'
import { announceStockRaised } from './stock-raised.public.ts'

/** A quantity of a product in one size. A product without sizes has the size ''. */
export interface StockedProducts {
  readonly productId: string
  readonly size: string
  readonly quantity: number
}

interface Reservation {
  readonly reservationId: string
  readonly accountId: string
  readonly products: readonly StockedProducts[]
}

const listOf = (products: readonly StockedProducts[]) => sql`unnest(
  ${sql.param(products.map(({ productId }) => productId))}::uuid[],
  ${sql.param(products.map(({ size }) => size))}::text[],
  ${sql.param(products.map(({ quantity }) => quantity))}::integer[]
) as wanted (product_id, size, quantity)`

/**
 * Locks the products one after the other, always in the same order, so that two transactions that need
 * the same products never deadlock. It also says why their stock is going to change.
 */
const lockProducts = (db: Db, which: SQL, cause: SQL = sql`null`) =>
  db.execute(sql`select id, ${cause} from products where id in (${which}) order by id for no key update`)

/**
 * Locks the products of a reservation together with those of the reservation that replaces it. Two separate steps
 * would break the order of the locks.
 */
export const lockForExchange = (
  db: Db,
  { reservationId, products }: Pick<Reservation, 'reservationId' | 'products'>,
) =>
  lockProducts(
    db,
    sql`select product_id from stock_reservations where reservation_id = ${reservationId}::uuid
      union select product_id from ${listOf(products)}`,
  )

/** Whether all of these could be reserved now. The products are locked, so that the answer stays true. */
export const lockIfThere = async (db: Db, products: readonly StockedProducts[]) => {
  await lockProducts(db, sql`select product_id from ${listOf(products)}`)
  const { rows } = await db.execute(sql`
    select 1 from ${listOf(products)}
      join product_variants v on v.product_id = wanted.product_id and v.size = wanted.size and v.stock >= wanted.quantity
      join products p on p.id = v.product_id and p.presented`)
  return rows.length === products.length
}

const announceProducts = ({ announce }: Write, ids: readonly string[]) => {
  if (ids.length > 0) announce(productsTag, ...new Set(ids.map(productTag)))
}

const changed = (rows: readonly Record<string, unknown>[]) => rows.map((row) => String(row.product_id))

/**
 * Reserves products for an order that waits for its payment. Returns whether all of them were in stock; if not, the
 * caller must roll the transaction back. An editor who saw the stock before gets an error (lock-product.public.ts).
 */
export const reserveProducts = async (tx: Write, { reservationId, accountId, products }: Reservation) => {
  const { rows } = await tx.db.execute(sql`
    with held as materialized (
      select p.id, ${sayingCause({ cause: 'ordered', orderId: reservationId })} from products p
        where p.id in (select product_id from ${listOf(products)}) and p.presented
        order by p.id for no key update
    ), taken as (
      update product_variants v set stock = v.stock - wanted.quantity
        from ${listOf(products)}, held
        where held.id = wanted.product_id
          and v.product_id = held.id and v.size = wanted.size and v.stock >= wanted.quantity
        returning v.product_id, v.size, wanted.quantity
    ), raised as (
      update products set version = version + 1 where id in (select product_id from taken)
    )
    insert into stock_reservations (reservation_id, account_id, product_id, size, quantity)
      select ${reservationId}::uuid, ${accountId}::uuid, product_id, size, quantity from taken
      returning product_id`)
  announceProducts(tx, changed(rows))
  return rows.length === products.length
}

type InRaising = Pick<Context, 'jobs'>

/** Every function that raises a stock ends here, except the editing of a product itself. */
const raised = async (ctx: InRaising, tx: Write, rows: readonly Record<string, unknown>[]) => {
  announceProducts(tx, changed(rows))
  const back = rows.filter((row) => row.was_out === true)
  await announceStockRaised(
    ctx,
    tx.db,
    back.map((row) => ({ productId: String(row.product_id), size: String(row.size) })),
  )
}

/** Puts the products of a reservation back into the stock. */
export const releaseReservation = async (ctx: InRaising, tx: Write, reservationId: string) => {
  await lockProducts(
    tx.db,
    sql`select product_id from stock_reservations where reservation_id = ${reservationId}::uuid`,
    sayingCause({ cause: 'released', orderId: reservationId }),
  )
  const { rows } = await tx.db.execute(sql`
    with given as (
      delete from stock_reservations where reservation_id = ${reservationId}::uuid
        returning product_id, size, quantity
    ), raised as (
      update products set version = version + 1 where id in (select product_id from given)
    )
    update product_variants v set stock = v.stock + given.quantity from given
      where v.product_id = given.product_id and v.size = given.size
      returning v.product_id, v.size, v.stock <= given.quantity as was_out`)
  await raised(ctx, tx, rows)
}

/** Sells the products of a reservation: they have left the stock for good. */
export const sellReservation = ({ db }: Write, reservationId: string) =>
  db.execute(sql`delete from stock_reservations where reservation_id = ${reservationId}::uuid`)

interface Returned {
  readonly orderId: string
  readonly products: readonly StockedProducts[]
}

/** Puts products of an order back into the stock that were returned, or that were never sent. */
export const returnToStock = async (ctx: InRaising, tx: Write, { orderId, products }: Returned) => {
  if (products.length === 0) return
  await lockProducts(
    tx.db,
    sql`select product_id from ${listOf(products)}`,
    sayingCause({ cause: 'returned', orderId }),
  )
  const { rows } = await tx.db.execute(sql`
    with returned as (
      select product_id, size, sum(quantity)::integer as quantity from ${listOf(products)} group by product_id, size
    ), raised as (
      update products set version = version + 1 where id in (select product_id from returned)
    )
    update product_variants v set stock = v.stock + returned.quantity from returned
      where v.product_id = returned.product_id and v.size = returned.size
      returning v.product_id, v.size, v.stock <= returned.quantity as was_out`)
  await raised(ctx, tx, rows)
}
