import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'
import { isUuid } from '../../../shared/uuid.ts'
import { galleryErrors } from '../gallery.errors.ts'
import { galleryItems, galleryProducts } from './gallery.table.ts'

interface Wanted {
  readonly id: string
  /** What whoever writes has read; absent where any state will do. */
  readonly version?: number
}

/** An item with the ids of its products, held until the transaction ends, as whoever writes has read it. */
export const heldItem = async (db: Db, { id, version }: Wanted) => {
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
