import { and, isNull } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'
import { products } from './catalog.table.ts'

const isPresented = isNull(products.deletedAt)

/** How many products the boutique presents, and how many of them have no English name. */
export const countPresented = async (db: Db) => ({
  presented: await db.$count(products, isPresented),
  withoutEnglish: await db.$count(products, and(isPresented, isNull(products.nameEn))),
})
