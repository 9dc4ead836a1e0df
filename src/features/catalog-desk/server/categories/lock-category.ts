import { eq } from 'drizzle-orm'
import type { Db } from '../../../../platform/db/database.ts'
import { categories } from '../../../catalog/server/catalog.table.ts'
import { categorySlot } from '../../../plates/plate-places.ts'
import { catalogDeskErrors } from '../../catalog-desk.errors.ts'

/**
 * Locks a category for the rest of the transaction. Another transaction that adds a
 * product to it, or removes it, waits.
 */
export const lockCategory = async (tx: Db, id: string) => {
  const [category] = await tx.select().from(categories).where(eq(categories.id, id)).for('update')
  if (!category) throw catalogDeskErrors.categoryNotFound()
  return category
}

/** Where the picture of a category hangs: nowhere, once the category is gone. */
export const placeOfPicture = (id: string) => ({
  slot: categorySlot(id),
  lockOwner: (tx: Db) => lockCategory(tx, id),
})
