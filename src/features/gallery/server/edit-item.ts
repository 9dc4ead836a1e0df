import { eq } from 'drizzle-orm'
import { auditAll } from '../../../platform/audit/audit.ts'
import { changedFields } from '../../../platform/audit/changed-fields.ts'
import { dateOf } from '../../../platform/clock.ts'
import type { Context } from '../../../platform/context/context.ts'
import type { Write } from '../../../platform/context/write.ts'
import type { Db } from '../../../platform/db/database.ts'
import { isProductId } from '../../catalog/catalog.rules.ts'
import { findShownProducts } from '../../catalog/server/listing/shown-products.public.ts'
import { galleryAudit } from '../gallery.audit.ts'
import { galleryErrors } from '../gallery.errors.ts'
import { missingToBeShown } from '../gallery.rules.ts'
import type { GalleryEdit } from '../gallery-admin.contract.ts'
import { answeredItem } from './answered-item.ts'
import { galleryShareDrawing } from './draw-gallery-shares.ts'
import { type EditedItem, itemOfEdit, keptItem } from './edited-item.ts'
import { galleryItems, galleryProducts } from './gallery.table.ts'
import { galleryTag } from './gallery.tags.ts'
import { lockItem } from './lock-item.ts'

/** Replaces all that is edited of an item; what is sent as it is kept writes nothing. */
export const editItem = (ctx: Context, { id, edit }: { id: string; edit: GalleryEdit }) =>
  ctx.write(async (tx) => {
    const { db } = tx
    const locked = await lockItem(db, { id, version: edit.version })
    const changes = await storeItem(ctx, tx, { locked, item: itemOfEdit(edit) })
    if (!changes) return { item: await answeredItem(ctx, db, id) }
    const [entry] = await auditAll(db, ctx, galleryAudit.updated, [{ id, ...changes }])
    return { item: await answeredItem(ctx, db, id), entry: String(entry) }
  })

interface NewItem {
  readonly locked: Awaited<ReturnType<typeof lockItem>>
  readonly item: EditedItem
}

/** Writes what is edited of an item over the one that is locked; returns what changed, if anything did. */
export const storeItem = async (
  ctx: Pick<Context, 'clock' | 'jobs'>,
  { db, announce }: Write,
  { locked: { row, products: before }, item }: NewItem,
) => {
  requireWords(item)
  const changes = changedFields(keptItem(row, before), item)
  if (!changes) return undefined
  await requireShown(db, item.products)
  const { products, ...columns } = item
  await db
    .update(galleryItems)
    .set({ ...columns, updatedAt: dateOf(ctx.clock.now()), version: row.version + 1 })
    .where(eq(galleryItems.id, row.id))
  await writeProducts(db, { itemId: row.id, products })
  if (item.published) await ctx.jobs.enqueue(db, { kind: galleryShareDrawing, data: {}, key: 'all' })
  announce(galleryTag(row.board))
  return changes
}

const requireWords = ({ published, titleFr, altFr, altEn }: EditedItem) => {
  const fields = published
    ? missingToBeShown({ fr: { title: titleFr, alt: altFr }, en: { title: '', alt: altEn } })
    : {}
  if (Object.keys(fields).length > 0) throw galleryErrors.notReadyToBeShown({ fields })
}

/** An item shows what the boutique shows; the place of one that it does not is named. */
export const requireShown = async (db: Db, ids: readonly string[]) => {
  const shown = await findShownProducts(db, { ids: ids.filter(isProductId), lng: 'fr' })
  const gone = ids.flatMap((id, place) =>
    shown.has(id) ? [] : [[`products.${place}`, 'fields.productGone']],
  )
  if (gone.length > 0) throw galleryErrors.productGone({ fields: Object.fromEntries(gone) })
}

export const writeProducts = async (
  db: Db,
  { itemId, products }: { itemId: string; products: readonly string[] },
) => {
  await db.delete(galleryProducts).where(eq(galleryProducts.itemId, itemId))
  if (products.length === 0) return
  await db
    .insert(galleryProducts)
    .values(products.map((productId, position) => ({ itemId, productId, position })))
}
