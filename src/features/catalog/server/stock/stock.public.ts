import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../../../platform/context/context.ts'
import type { Write } from '../../../../platform/context/write.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { productsTag, productTag } from '../catalog.tags.ts'
import { tellStockRaised } from './stock-raised.public.ts'

/** So many of a piece in a size; a piece without sizes has the size ''. */
export interface StockedPieces {
  readonly productId: string
  readonly size: string
  readonly quantity: number
}

interface Reservation {
  readonly reservationId: string
  readonly accountId: string
  readonly pieces: readonly StockedPieces[]
}

const listOf = (pieces: readonly StockedPieces[]) => sql`unnest(
  ${sql.param(pieces.map(({ productId }) => productId))}::uuid[],
  ${sql.param(pieces.map(({ size }) => size))}::text[],
  ${sql.param(pieces.map(({ quantity }) => quantity))}::integer[]
) as wanted (product_id, size, quantity)`

/** Takes the pieces one after the other in one order, so that two who want the same ones never wait in a ring. */
const holdPieces = (db: Db, which: SQL) =>
  db.execute(sql`select id from products where id in (${which}) order by id for no key update`)

/**
 * Takes what a reservation holds together with what another one will, for whoever gives up the one for the other: in two
 * steps the order would be broken.
 */
export const holdForExchange = (
  db: Db,
  { reservationId, pieces }: Pick<Reservation, 'reservationId' | 'pieces'>,
) =>
  holdPieces(
    db,
    sql`select product_id from stock_reservations where reservation_id = ${reservationId}::uuid
      union select product_id from ${listOf(pieces)}`,
  )

/** Whether all of these could be taken now; they are held, so that the answer stays true. */
export const holdIfThere = async (db: Db, pieces: readonly StockedPieces[]) => {
  await holdPieces(db, sql`select product_id from ${listOf(pieces)}`)
  const { rows } = await db.execute(sql`
    select 1 from ${listOf(pieces)}
      join product_variants v on v.product_id = wanted.product_id and v.size = wanted.size and v.stock >= wanted.quantity
      join products p on p.id = v.product_id and p.deleted_at is null`)
  return rows.length === pieces.length
}

const announcePieces = ({ announce }: Write, ids: readonly string[]) => {
  if (ids.length > 0) announce(productsTag, ...new Set(ids.map(productTag)))
}

const changed = (rows: readonly Record<string, unknown>[]) => rows.map((row) => String(row.product_id))

/**
 * Takes pieces out of the stock for an order that waits for its payment. Answers whether all of them were there; if not,
 * nothing may be kept of the transaction. An editor who saw the stock before is told (lock-product.ts).
 */
export const reservePieces = async (tx: Write, { reservationId, accountId, pieces }: Reservation) => {
  const { rows } = await tx.db.execute(sql`
    with held as materialized (
      select p.id from products p
        where p.id in (select product_id from ${listOf(pieces)}) and p.deleted_at is null
        order by p.id for no key update
    ), taken as (
      update product_variants v set stock = v.stock - wanted.quantity
        from ${listOf(pieces)}, held
        where held.id = wanted.product_id
          and v.product_id = held.id and v.size = wanted.size and v.stock >= wanted.quantity
        returning v.product_id, v.size, wanted.quantity
    ), raised as (
      update products set version = version + 1 where id in (select product_id from taken)
    )
    insert into stock_reservations (reservation_id, account_id, product_id, size, quantity)
      select ${reservationId}::uuid, ${accountId}::uuid, product_id, size, quantity from taken
      returning product_id`)
  announcePieces(tx, changed(rows))
  return rows.length === pieces.length
}

type InRaising = Pick<Context, 'jobs'>

/** Every way in which stock rises but the editing of a product itself ends here. */
const raised = async (ctx: InRaising, tx: Write, rows: readonly Record<string, unknown>[]) => {
  announcePieces(tx, changed(rows))
  const back = rows.filter((row) => row.was_out === true)
  await tellStockRaised(
    ctx,
    tx.db,
    back.map((row) => ({ productId: String(row.product_id), size: String(row.size) })),
  )
}

/** Puts the pieces of a reservation back into the stock. */
export const giveBackReservation = async (ctx: InRaising, tx: Write, reservationId: string) => {
  await holdPieces(
    tx.db,
    sql`select product_id from stock_reservations where reservation_id = ${reservationId}::uuid`,
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

/** What was reserved is sold: it has left the stock for good. */
export const sellReservation = ({ db }: Write, reservationId: string) =>
  db.execute(sql`delete from stock_reservations where reservation_id = ${reservationId}::uuid`)

/** Puts pieces that came back, or never left, into the stock again. */
export const returnToStock = async (ctx: InRaising, tx: Write, pieces: readonly StockedPieces[]) => {
  if (pieces.length === 0) return
  await holdPieces(tx.db, sql`select product_id from ${listOf(pieces)}`)
  const { rows } = await tx.db.execute(sql`
    with returned as (
      select product_id, size, sum(quantity)::integer as quantity from ${listOf(pieces)} group by product_id, size
    ), raised as (
      update products set version = version + 1 where id in (select product_id from returned)
    )
    update product_variants v set stock = v.stock + returned.quantity from returned
      where v.product_id = returned.product_id and v.size = returned.size
      returning v.product_id, v.size, v.stock <= returned.quantity as was_out`)
  await raised(ctx, tx, rows)
}
