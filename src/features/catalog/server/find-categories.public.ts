import { asc, eq, sql } from 'drizzle-orm'
import type { Context } from '../../../platform/context/context.ts'
import { countBits } from '../../../shared/bitmap.ts'
import { localized } from '../../../shared/i18n/localized.ts'
import { framedPictureOnTheWire } from '../../../shared/pictures/picture-on-the-wire.ts'
import { plates } from '../../plates/server/plates.table.ts'
import type { Category } from '../product.schema.ts'
import { categories } from './catalog.table.ts'
import { catalogIndex } from './listing/catalog-index.ts'

/** The plate in the slot of a category, for a query of categories. */
export const pictureOfCategory = eq(plates.slot, sql`'category:' || ${categories.id}`)

/** The categories in their order, with what their pages open with. */
export const findCategories = async (ctx: Context): Promise<Category[]> => {
  const { columns } = await ctx.resident(catalogIndex)
  const rows = await ctx.db
    .select({ category: categories, picture: plates })
    .from(categories)
    .leftJoin(plates, pictureOfCategory)
    .orderBy(asc(categories.position), asc(categories.id))
  return rows.map(({ category: { id, nameFr, nameEn, introFr, introEn }, picture }) => {
    const products = columns.categories.get(id)
    const intro = localized(ctx.lng, introFr, introEn)
    return {
      _id: id,
      name: localized(ctx.lng, nameFr, nameEn),
      slug: id,
      ...(intro && { intro }),
      ...(picture && { image: framedPictureOnTheWire(picture, ctx.lng) }),
      productCount: products ? countBits(products) : 0,
    }
  })
}
