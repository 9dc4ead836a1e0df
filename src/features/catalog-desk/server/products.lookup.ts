import { and, asc, isNull, sql } from 'drizzle-orm'
import { candidatesOf, isSought, nearestOf } from '../../../platform/db/sought.ts'
import { pathTo } from '../../../sitemap.ts'
import { products } from '../../catalog/server/catalog.table.ts'
import { type Lookup, mostFindings } from '../../desk/server/lookup.public.ts'

/** Products by name or reference. */
export const productsLookup: Lookup = {
  kind: 'product',
  room: 'admin',
  find: async (db, sought, lng) => {
    const column = sql`${products}.sought`
    const candidates = candidatesOf(sought, {
      column,
      most: mostFindings,
      order: [asc(products.nameFr), asc(products.id)],
    })
    const rows = await db
      .select({
        sought: sql<string>`${column}`,
        id: products.id,
        nameFr: products.nameFr,
        nameEn: products.nameEn,
        sku: products.sku,
      })
      .from(products)
      .where(and(isNull(products.deletedAt), isSought(column, sought)))
      .orderBy(...candidates.order)
      .limit(candidates.limit)
    return nearestOf(rows, sought, mostFindings).map(({ id, nameFr, nameEn, sku }) => ({
      _id: id,
      title: (lng === 'en' && nameEn) || nameFr,
      detail: sku,
      to: pathTo('product', { id }),
    }))
  },
}
