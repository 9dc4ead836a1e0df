import { and, asc, isNull, type SQL, sql } from 'drizzle-orm'
import { candidatesOf, isSought, nearestOf } from '../../../platform/db/sought.ts'
import { pathTo } from '../../../sitemap.ts'
import { isPresented, products } from '../../catalog/server/catalog.table.ts'
import { type Lookup, mostFindings } from '../../desk/server/lookup.public.ts'

interface Way {
  readonly which: SQL
  readonly to: (id: string) => string
}

const findBy =
  ({ which, to }: Way): Lookup['find'] =>
  async (db, sought, lng) => {
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
      .where(and(which, isSought(column, sought)))
      .orderBy(...candidates.order)
      .limit(candidates.limit)
    return nearestOf(rows, sought, mostFindings).map(({ id, nameFr, nameEn, sku }) => ({
      _id: id,
      title: (lng === 'en' && nameEn) || nameFr,
      detail: sku,
      to: to(id),
    }))
  }

/** Products of any state by name or reference, for whoever works on them. */
export const productsLookup: Lookup = {
  kind: 'product',
  room: 'adminProducts',
  find: findBy({
    which: isNull(products.deletedAt),
    to: (id) => `${pathTo('adminProducts')}?${new URLSearchParams({ opened: id })}`,
  }),
}

/** Products of the shop, for everybody else of the team. */
export const shownProductsLookup: Lookup = {
  kind: 'product',
  room: 'admin',
  unless: 'adminProducts',
  find: findBy({ which: isPresented, to: (id) => pathTo('product', { id }) }),
}
