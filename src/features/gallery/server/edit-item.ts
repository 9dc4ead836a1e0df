import { eq } from 'drizzle-orm'
import { audit } from '../../../platform/audit/audit.ts'
import { changedFields } from '../../../platform/audit/changed-fields.ts'
import { dateOf } from '../../../platform/clock.ts'
import type { Context } from '../../../platform/context/context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { isProductId } from '../../catalog/catalog.rules.ts'
import { findShownProducts } from '../../catalog/server/listing/shown-products.public.ts'
import { galleryAudit } from '../gallery.audit.ts'
import { galleryErrors } from '../gallery.errors.ts'
import { missingToBeShown } from '../gallery.rules.ts'
import type { GalleryEdit } from '../gallery-admin.contract.ts'
import { answeredItem } from './answered-item.ts'
import { galleryShareDrawing } from './draw-gallery-shares.ts'
import { itemOfEdit, keptItem } from './edited-item.ts'
import { galleryItems, galleryProducts } from './gallery.table.ts'
import { galleryTag } from './gallery.tags.ts'
import { lockItem } from './lock-item.ts'

/** Replaces all that is edited of an item; what is sent as it is kept writes nothing. */
export const editItem = (ctx: Context, { id, edit }: { id: string; edit: GalleryEdit }) =>
  ctx.write(async ({ db, announce }) => {
    const { row, products: before } = await lockItem(db, { id, version: edit.version })
    requireWords(edit)
    const item = itemOfEdit(edit)
    const changes = changedFields(keptItem(row, before), item)
    if (!changes) return answeredItem(ctx, db, id)
    await requireShown(db, edit.products)
    const { products, ...columns } = item
    const updatedAt = dateOf(ctx.clock.now())
    await db
      .update(galleryItems)
      .set({ ...columns, updatedAt, version: row.version + 1 })
      .where(eq(galleryItems.id, id))
    await writeProducts(db, { itemId: id, products })
    if (edit.published) await ctx.jobs.enqueue(db, { kind: galleryShareDrawing, data: {}, key: 'all' })
    await audit(db, ctx, galleryAudit.updated, { id, ...changes })
    announce(galleryTag(row.board))
    return answeredItem(ctx, db, id)
  })

const requireWords = (edit: GalleryEdit) => {
  const fields = edit.published ? missingToBeShown(edit) : {}
  if (Object.keys(fields).length > 0) throw galleryErrors.notReadyToBeShown({ fields })
}

/** An item shows what the boutique shows; the place of one that it does not is named. */
const requireShown = async (db: Db, ids: readonly string[]) => {
  const shown = await findShownProducts(db, { ids: ids.filter(isProductId), lng: 'fr' })
  const gone = ids.flatMap((id, place) =>
    shown.has(id) ? [] : [[`products.${place}`, 'fields.productGone']],
  )
  if (gone.length > 0) throw galleryErrors.productGone({ fields: Object.fromEntries(gone) })
}

const writeProducts = async (
  db: Db,
  { itemId, products }: { itemId: string; products: readonly string[] },
) => {
  await db.delete(galleryProducts).where(eq(galleryProducts.itemId, itemId))
  if (products.length === 0) return
  await db
    .insert(galleryProducts)
    .values(products.map((productId, position) => ({ itemId, productId, position })))
}
