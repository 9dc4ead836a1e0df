import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Context } from '../../../../platform/context/context.ts'
import { categories, products } from '../../../catalog/server/catalog.table.ts'
import { pictureOfCategory } from '../../../catalog/server/find-categories.public.ts'
import { editedPictureOnTheWire } from '../../../plates/server/edited-picture-on-the-wire.public.ts'
import { plates } from '../../../plates/server/plates.table.ts'
import type { EditedCategory } from '../../categories.contract.ts'

/** The categories as the team works on them, each with how many products lie in it. */
export const findEditedCategories = async ({ db, lng }: Context): Promise<EditedCategory[]> => {
  const rows = await db
    .select({
      _id: categories.id,
      name: categories.nameFr,
      nameEn: categories.nameEn,
      intro: categories.introFr,
      introEn: categories.introEn,
      products: sql<number>`count(${products.id})::int`,
      published: sql<number>`(count(*) filter (where ${products.presented}))::int`,
      version: categories.version,
      picture: plates,
    })
    .from(categories)
    .leftJoin(products, and(eq(products.categoryId, categories.id), isNull(products.deletedAt)))
    .leftJoin(plates, pictureOfCategory)
    .groupBy(categories.id, plates.slot)
    .orderBy(asc(categories.position), asc(categories.id))
  return rows.map(({ picture, ...category }) => ({
    ...category,
    picture: picture && editedPictureOnTheWire(picture, lng),
  }))
}
