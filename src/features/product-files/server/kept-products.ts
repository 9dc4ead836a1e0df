import { and, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'
import { products, productVariants } from '../../catalog/server/catalog.table.ts'
import { inWearingOrder } from '../../catalog/server/in-wearing-order.public.ts'
import { editedColumns } from '../../catalog-desk/server/writing/edited-rows.public.ts'
import type { WholeProduct } from './writing/sent-rows.ts'

/** A product of the catalogue with everything that a file may change. */
export interface KeptProduct extends WholeProduct {
  readonly id: string
  readonly version: number
}

type ProductRow = typeof products.$inferSelect

const withVariants = async (db: Db, rows: readonly ProductRow[]): Promise<readonly KeptProduct[]> => {
  const ids = rows.map(({ id }) => id)
  const variants = await db
    .select({
      productId: productVariants.productId,
      size: productVariants.size,
      stock: productVariants.stock,
    })
    .from(productVariants)
    .where(sql`${productVariants.productId} = any(${sql.param(ids)}::uuid[])`)
  const ofProduct = Map.groupBy(variants, ({ productId }) => productId)
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    state: row.state,
    publishAt: row.publishAt,
    rows: {
      ...editedColumns(row),
      variants: inWearingOrder((ofProduct.get(row.id) ?? []).map(({ size, stock }) => ({ size, stock }))),
    },
  }))
}

const isThere = isNull(products.deletedAt)

interface WantedProducts {
  readonly ids: readonly string[]
  readonly skus: readonly string[]
}

/** The products that a file speaks of, by their ids or references. */
export const findKeptProducts = async (db: Db, { ids, skus }: WantedProducts) =>
  withVariants(
    db,
    await db
      .select()
      .from(products)
      .where(
        and(
          isThere,
          or(
            sql`${products.id} = any(${sql.param([...ids])}::uuid[])`,
            and(sql`${products.sku} = any(${sql.param([...skus])}::text[])`, sql`${products.sku} <> ''`),
          ),
        ),
      ),
  )

/** Locks products until the transaction ends, in the order of their ids as every writer of several does, and answers their versions. */
export const lockVersions = async (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, number>> => {
  const locked = await db
    .select({ id: products.id, version: products.version })
    .from(products)
    .where(and(isThere, sql`${products.id} = any(${sql.param([...ids])}::uuid[])`))
    .orderBy(products.id)
    .for('update')
  return new Map(locked.map(({ id, version }) => [id, version]))
}

/** Locks products likewise, and answers them as a whole. */
export const lockKeptProducts = async (db: Db, ids: readonly string[]) =>
  withVariants(
    db,
    await db
      .select()
      .from(products)
      .where(and(isThere, sql`${products.id} = any(${sql.param([...ids])}::uuid[])`))
      .orderBy(products.id)
      .for('update'),
  )

const atOnce = 500

/** Every product of the house, some at a time, in the order in which they were entered. */
export async function* everyKeptProduct(db: Db): AsyncGenerator<readonly KeptProduct[]> {
  for (let after = 0; ; ) {
    const rows = await db
      .select()
      .from(products)
      .where(and(isThere, sql`${products.seq} > ${after}`))
      .orderBy(products.seq)
      .limit(atOnce)
    const last = rows.at(-1)
    if (!last) return
    yield withVariants(db, rows)
    after = last.seq
  }
}
