import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../../platform/db/database.ts'
import { categories, products } from '../../../catalog/server/catalog.table.ts'
import type { EditedCategory } from '../../categories.contract.ts'

/** The categories as the team works on them, each with how many products lie in it. */
export const findEditedCategories = async (db: Db): Promise<EditedCategory[]> =>
  db
    .select({
      _id: categories.id,
      name: categories.nameFr,
      nameEn: categories.nameEn,
      intro: categories.introFr,
      introEn: categories.introEn,
      products: sql<number>`count(${products.id})::int`,
      published: sql<number>`(count(*) filter (where ${products.presented}))::int`,
      version: categories.version,
    })
    .from(categories)
    .leftJoin(products, and(eq(products.categoryId, categories.id), isNull(products.deletedAt)))
    .groupBy(categories.id)
    .orderBy(asc(categories.position), asc(categories.id))
