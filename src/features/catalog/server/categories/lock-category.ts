import { eq } from 'drizzle-orm'
import type { Db } from '../../../../platform/db/database.ts'
import { catalogErrors } from '../../catalog.errors.ts'
import { categories } from '../catalog.table.ts'

/** Locks a category for the rest of the transaction: a product that is being entered into it waits, and so does its removal. */
export const lockCategory = async (tx: Db, id: string) => {
  const [category] = await tx.select().from(categories).where(eq(categories.id, id)).for('update')
  if (!category) throw catalogErrors.categoryNotFound()
  return category
}
