import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'
import { isUuid } from '../../../shared/ids/uuid.ts'
import { galleryErrors } from '../gallery.errors.ts'
import { galleryItems, galleryProducts } from './gallery.table.ts'

interface LockItemInput {
  readonly id: string
  /** The version that the editor has read; absent where any version will do. */
  readonly version?: number
}

/**
 * An item with the ids of its products, locked until the transaction ends, if it still has the version that the writer
 * read.
 */
export const lockItem = async (db: Db, { id, version }: LockItemInput) => {
  const [row] = isUuid(id)
    ? await db.select().from(galleryItems).where(eq(galleryItems.id, id)).for('update')
    : []
  if (!row) throw galleryErrors.itemNotFound()
  if (version !== undefined && row.version !== version) throw galleryErrors.changedMeanwhile()
  const chosen = await db
    .select({ id: galleryProducts.productId })
    .from(galleryProducts)
    .where(eq(galleryProducts.itemId, id))
    .orderBy(asc(galleryProducts.position))
  return { row, products: chosen.map((product) => product.id) }
}
