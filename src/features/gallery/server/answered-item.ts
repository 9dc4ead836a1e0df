import { eq } from 'drizzle-orm'
import type { Context } from '../../../platform/context/context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { galleryErrors } from '../gallery.errors.ts'
import type { AdminGalleryItem } from '../gallery-admin.contract.ts'
import { todayAt, withProducts } from './gallery.repository.ts'
import { galleryItems } from './gallery.table.ts'
import { adminItemOnTheWire } from './gallery-on-the-wire.ts'

/** An item as its editor reads it, within the transaction that wrote it. */
export const answeredItem = async (ctx: Context, db: Db, id: string): Promise<AdminGalleryItem> => {
  const rows = await db.select().from(galleryItems).where(eq(galleryItems.id, id))
  const [row] = await withProducts({ ...ctx, db }, rows)
  if (!row) throw galleryErrors.itemNotFound()
  return adminItemOnTheWire(row, { lng: ctx.lng, today: todayAt(ctx) })
}
