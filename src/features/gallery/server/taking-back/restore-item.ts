import { z } from 'zod'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import type { Write } from '../../../../platform/context/write.ts'
import { settleMedia } from '../../../../platform/media/unclaimed-media.ts'
import { fieldsBefore } from '../../../take-backs/server/fields-before.public.ts'
import type { DoneDeed } from '../../../take-backs/server/take-back.public.ts'
import { takeBacksErrors } from '../../../take-backs/take-backs.errors.ts'
import { galleryErrors } from '../../gallery.errors.ts'
import { boards, galleryColours, galleryOccasions, mostItemsOfBoard } from '../../gallery.limits.ts'
import { galleryShareDrawing } from '../draw-gallery-shares.ts'
import { requireShown, storeItem, writeProducts } from '../edit-item.ts'
import { type EditedItem, keptItem } from '../edited-item.ts'
import { finishingGalleryPicture } from '../finish-gallery-picture.ts'
import { galleryItems } from '../gallery.table.ts'
import { galleryTag } from '../gallery.tags.ts'
import { lockBoard, placeItems } from '../lock-board.ts'
import { lockItem } from '../lock-item.ts'
import { hungAsSchema } from './hung-as.ts'

const day = z.iso.date().nullable()

/** An item as the log kept it; one of another time may lack what there is now. */
const loggedItem: z.ZodType<EditedItem> = z.object({
  titleFr: z.string(),
  titleEn: z.string(),
  textFr: z.string(),
  textEn: z.string(),
  creditsFr: z.string(),
  creditsEn: z.string(),
  altFr: z.string(),
  altEn: z.string(),
  occasion: z.enum(galleryOccasions).nullable(),
  colours: z.array(z.enum(galleryColours)),
  focalX: z.int(),
  focalY: z.int(),
  published: z.boolean(),
  publishedFrom: day,
  publishedTo: day,
  products: z.array(z.string()),
})

const nameKeyOf = (field: string) => `gallery:names.${field}`

/** Gives the fields of an item back what they had before a change, as long as nobody has changed them since. */
export const restoreItem = async (ctx: Context, tx: Write, deed: DoneDeed) => {
  const locked = await lockItem(tx.db, { id: deed.id })
  const now = keptItem(locked.row, locked.products)
  const item = loggedItem.safeParse({ ...now, ...fieldsBefore(ctx, { now, deed, nameKeyOf }) })
  if (!item.success) throw takeBacksErrors.nothingToTakeBack()
  const { publishedFrom, publishedTo } = item.data
  if (publishedFrom && publishedTo && publishedTo < publishedFrom) throw takeBacksErrors.noLongerFits()
  const changed = await storeItem(ctx, tx, { locked, item: item.data })
  if (!changed) throw takeBacksErrors.changedSince()
  return changed
}

/** Puts a board back in the order of before, as long as it holds the same pictures in the order that was made. */
export const restoreOrder = async (ctx: Context, { db, announce }: Write, deed: DoneDeed) => {
  const board = boards.find((each) => each === deed.id)
  if (!board) throw takeBacksErrors.nothingToTakeBack()
  const now = { order: await lockBoard(db, board) }
  const { order } = fieldsBefore(ctx, { now, deed, nameKeyOf })
  const ids = z.array(z.uuid()).safeParse(order)
  if (!ids.success) throw takeBacksErrors.nothingToTakeBack()
  await placeItems(db, ids.data)
  announce(galleryTag(board))
}

/** Hangs a picture that was taken down again, in its place, as long as its files are there. */
export const hangAgain = async (ctx: Context, { db, announce }: Write, { id, before }: DoneDeed) => {
  const kept = loggedItem.safeParse(before)
  const hung = hungAsSchema.safeParse(before.hung)
  if (!kept.success || !hung.success) throw takeBacksErrors.nothingToTakeBack()
  const { claim, position, version, createdAt, ...picture } = hung.data
  const { board, key } = picture
  const order = await lockBoard(db, board)
  if (order.includes(id)) throw takeBacksErrors.changedSince()
  if (order.length >= mostItemsOfBoard) throw galleryErrors.boardFull({ values: { limit: mostItemsOfBoard } })
  if (!(await settleMedia(db, { claim, keys: [key] }))) throw galleryErrors.pictureSwept()
  const { products, ...columns } = kept.data
  await requireShown(db, products)
  await db.insert(galleryItems).values({
    ...picture,
    ...columns,
    id,
    position: order.length,
    version: version + 1,
    createdAt: new Date(createdAt),
    updatedAt: dateOf(ctx.clock.now()),
  })
  await writeProducts(db, { itemId: id, products })
  await placeItems(db, order.toSpliced(position, 0, id))
  await ctx.jobs.enqueue(db, { kind: finishingGalleryPicture, data: { key }, key })
  if (columns.published) await ctx.jobs.enqueue(db, { kind: galleryShareDrawing, data: {}, key: 'all' })
  announce(galleryTag(board))
}
