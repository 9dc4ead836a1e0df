import { isDeepStrictEqual } from 'node:util'
import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../../../platform/db/database.ts'
import { totalPages } from '../../../../shared/pagination.ts'
import { findNames } from '../../../accounts/server/people.public.ts'
import { catalogErrors } from '../../../catalog/catalog.errors.ts'
import { isProductId } from '../../../catalog/catalog.rules.ts'
import { products } from '../../../catalog/server/catalog.table.ts'
import type { ProductVersion } from '../../product-versions.contract.ts'
import { readEditedRows } from '../writing/edited-rows.public.ts'
import { actionOf, changesOfEntry, readEntries, staleTexts, withoutEntries } from './logged-product.ts'

interface WantedVersions {
  readonly id: string
  readonly page: number
  readonly limit: number
}

/** What was done to a product, newest first. */
export const findVersions = async (db: Db, { id, page, limit }: WantedVersions) => {
  if (!isProductId(id)) throw catalogErrors.productNotFound()
  const [product] = await db
    .select()
    .from(products)
    .where(and(eq(products.id, id), isNull(products.deletedAt)))
  if (!product) throw catalogErrors.productNotFound()
  const now = await readEditedRows(db, product)
  const entries = await readEntries(db, id)
  const from = (page - 1) * limit
  const shown = entries.slice(from, from + limit)
  const names = await findNames(
    db,
    shown.map(({ actorId }) => actorId),
  )
  return {
    stale: staleTexts(now, entries),
    count: entries.length,
    totalPages: totalPages({ count: entries.length, limit }),
    versions: shown.map((entry, place): ProductVersion => {
      const reason = entry.after?.reason
      return {
        _id: String(entry.id),
        at: entry.at.toISOString(),
        by: names.get(entry.actorId) ?? null,
        action: actionOf(entry.action),
        reason: typeof reason === 'string' ? reason : null,
        changes: changesOfEntry(entry),
        restorable: !isDeepStrictEqual(withoutEntries(now, entries.slice(0, from + place)), now),
      }
    }),
  }
}
