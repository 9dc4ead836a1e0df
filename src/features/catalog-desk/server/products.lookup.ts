import { and, asc, isNull, sql } from 'drizzle-orm'
import { isSought, nearestFirst } from '../../../platform/db/sought.ts'
import { pathTo } from '../../../sitemap.ts'
import { products } from '../../catalog/server/catalog.table.ts'
import { type Lookup, mostFindings } from '../../desk/server/lookup.public.ts'

/** Products by name or reference. */
export const productsLookup: Lookup = {
  kind: 'product',
  room: 'admin',
  find: async (db, sought, lng) => {
    const column = sql`${products}.sought`
    const rows = await db
      .select({ id: products.id, nameFr: products.nameFr, nameEn: products.nameEn, sku: products.sku })
      .from(products)
      .where(and(isNull(products.deletedAt), isSought(column, sought)))
      .orderBy(...nearestFirst(column, sought), asc(products.nameFr), asc(products.id))
      .limit(mostFindings)
    return rows.map(({ id, nameFr, nameEn, sku }) => ({
      _id: id,
      title: (lng === 'en' && nameEn) || nameFr,
      detail: sku,
      to: pathTo('product', { id }),
    }))
  },
}
