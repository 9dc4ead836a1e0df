import { isDeepStrictEqual } from 'node:util'
import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../../../platform/db/database.ts'
import { catalogErrors } from '../../../catalog/catalog.errors.ts'
import { isProductId } from '../../../catalog/catalog.rules.ts'
import { products } from '../../../catalog/server/catalog.table.ts'
import type { NextVersion } from '../../next-version.contract.ts'
import { changesOfEntry } from '../versions/logged-product.ts'
import { editedColumns } from '../writing/edited-rows.public.ts'
import { type NextVersionRow, nextVersions, type WaitingColumns } from './next-versions.table.ts'

/** What the shop shows of a product. */
export const readShown = async (db: Db, id: string): Promise<WaitingColumns> => {
  if (!isProductId(id)) throw catalogErrors.productNotFound()
  const [product] = await db
    .select()
    .from(products)
    .where(and(eq(products.id, id), isNull(products.deletedAt)))
  if (!product) throw catalogErrors.productNotFound()
  return editedColumns(product)
}

/** The changes that wait beside a product. */
export const findNextRow = async (db: Db, productId: string) => {
  const [row] = await db.select().from(nextVersions).where(eq(nextVersions.productId, productId))
  return row
}

const only = (columns: WaitingColumns, of: WaitingColumns): WaitingColumns =>
  Object.fromEntries(Object.entries(columns).filter(([column]) => column in of))

/** A next version beside what the shop shows now. A change that the shop has made by itself is none any more. */
export const nextVersionOnTheWire = (
  { changes, base, publishAt, savedAt, version }: NextVersionRow,
  live: WaitingColumns,
): NextVersion => {
  const before = only(live, changes)
  const moved = new Set(changesOfEntry({ before: base, after: before }).map(({ field }) => field))
  return {
    changes: changesOfEntry({ before, after: changes }).map(
      ({ field, before: was = null, after = null }) => ({
        field,
        before: was,
        after,
        changedSince: moved.has(field),
      }),
    ),
    publishAt: publishAt?.toISOString() ?? null,
    savedAt: savedAt.toISOString(),
    version,
  }
}

/** What differs between what the shop shows and what is wanted, with what it replaces. */
export const differing = (live: WaitingColumns, wanted: WaitingColumns) => {
  const changed = Object.entries(wanted).filter(
    ([column, value]) => !isDeepStrictEqual(live[column as keyof WaitingColumns], value),
  )
  const changes: WaitingColumns = Object.fromEntries(changed)
  return { changes, base: only(live, changes) }
}
