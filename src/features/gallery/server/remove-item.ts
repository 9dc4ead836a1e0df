import { eq } from 'drizzle-orm'
import { auditAll } from '../../../platform/audit/audit.ts'
import type { Context } from '../../../platform/context/context.ts'
import { claimMedia } from '../../../platform/media/unclaimed-media.ts'
import { isUuid } from '../../../shared/ids/uuid.ts'
import { galleryAudit } from '../gallery.audit.ts'
import { galleryErrors } from '../gallery.errors.ts'
import { keptItem } from './edited-item.ts'
import { galleryItems } from './gallery.table.ts'
import { galleryTag } from './gallery.tags.ts'
import { lockBoard, placeItems } from './lock-board.ts'
import { lockItem } from './lock-item.ts'
import { hungAs } from './taking-back/hung-as.ts'

/** Removes an item from its board; its files stay until the sweep, and until then the log knows how it can hang again. */
export const removeItem = (ctx: Context, id: string) =>
  ctx.write(async ({ db, announce }) => {
    const known = isUuid(id)
      ? await db.select({ board: galleryItems.board }).from(galleryItems).where(eq(galleryItems.id, id))
      : []
    // An item stays on its board: it can be locked by what was read before.
    if (!known[0]) throw galleryErrors.itemNotFound()
    const { board } = known[0]
    const order = await lockBoard(db, board)
    const { row, products } = await lockItem(db, { id })
    await db.delete(galleryItems).where(eq(galleryItems.id, id))
    await placeItems(
      db,
      order.filter((each) => each !== id),
    )
    const { claim } = await claimMedia(db, { keys: [row.key], clock: ctx.clock })
    const before = { ...keptItem(row, products), hung: hungAs(row, claim) }
    const [entry] = await auditAll(db, ctx, galleryAudit.removed, [{ id, before }])
    announce(galleryTag(board))
    return { entry: String(entry) }
  })
