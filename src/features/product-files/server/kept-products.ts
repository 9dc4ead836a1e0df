import { and, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'
import type { ProductState } from '../../catalog/product.limits.ts'
import { products, productVariants } from '../../catalog/server/catalog.table.ts'
import { inWearingOrder } from '../../catalog/server/in-wearing-order.public.ts'
import { type EditedRows, editedColumns } from '../../catalog-desk/server/writing/edited-rows.public.ts'

/** A product of the catalogue with everything that a file may change. */
export interface KeptProduct {
  readonly id: string
  readonly version: number
  readonly state: ProductState
  readonly publishAt: Date | null
  readonly rows: EditedRows
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

/** Locks products until the transaction ends, in the order of their ids as every writer of several does. */
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
