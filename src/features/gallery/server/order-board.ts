import { auditAll } from '../../../platform/audit/audit.ts'
import type { Context } from '../../../platform/context/context.ts'
import { galleryAudit } from '../gallery.audit.ts'
import { galleryErrors } from '../gallery.errors.ts'
import type { Board } from '../gallery.limits.ts'
import { galleryTag } from './gallery.tags.ts'
import { lockBoard, placeItems } from './lock-board.ts'

interface NewOrder {
  readonly board: Board
  readonly ids: readonly string[]
}

/**
 * Puts the items of a board in this order. It names each of them once: if another editor has added or removed items
 * meanwhile, the call is refused.
 */
export const orderBoard = (ctx: Context, { board, ids }: NewOrder) =>
  ctx.write(async ({ db, announce }) => {
    const before = await lockBoard(db, board)
    if (ids.toSorted().join() !== before.toSorted().join()) throw galleryErrors.orderOfBefore()
    if (ids.join() === before.join()) return undefined
    await placeItems(db, ids)
    const [entry] = await auditAll(db, ctx, galleryAudit.reordered, [
      {
        id: board,
        before: { order: before },
        after: { order: ids },
      },
    ])
    announce(galleryTag(board))
    return { entry: String(entry) }
  })
