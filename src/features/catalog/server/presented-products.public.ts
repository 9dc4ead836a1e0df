import { and, isNull } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'
import { isPresented, products } from './catalog.table.ts'

/** How many products the boutique presents, and how many of them have no English name. */
export const countPresented = async (db: Db) => ({
  presented: await db.$count(products, isPresented),
  withoutEnglish: await db.$count(products, and(isPresented, isNull(products.nameEn))),
})
