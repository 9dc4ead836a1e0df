import { asc } from 'drizzle-orm'
import type { Context } from '../../../platform/context/context.ts'
import { countBits } from '../../../shared/bitmap.ts'
import { localized } from '../../../shared/i18n/localized.ts'
import type { Category } from '../product.schema.ts'
import { categories } from './catalog.table.ts'
import { catalogIndex } from './listing/catalog-index.ts'

export const findCategories = async (ctx: Context): Promise<Category[]> => {
  const { columns } = await ctx.resident(catalogIndex)
  const rows = await ctx.db.select().from(categories).orderBy(asc(categories.position), asc(categories.id))
  return rows.map(({ id, nameFr, nameEn, introFr, introEn }) => {
    const products = columns.categories.get(id)
    const intro = localized(ctx.lng, introFr, introEn)
    return {
      _id: id,
      name: localized(ctx.lng, nameFr, nameEn),
      slug: id,
      ...(intro && { intro }),
      productCount: products ? countBits(products) : 0,
    }
  })
}
