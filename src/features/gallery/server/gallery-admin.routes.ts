import type { Context } from '../../../platform/context/context.ts'
import { implement } from '../../../platform/http/implement.ts'
import type { Board } from '../gallery.limits.ts'
import { galleryAdminContract } from '../gallery-admin.contract.ts'
import { editItem } from './edit-item.ts'
import { findAllItems, todayAt, withProducts } from './gallery.repository.ts'
import { adminItemOnTheWire } from './gallery-on-the-wire.ts'
import { hangPicture } from './hang-picture.ts'
import { orderBoard } from './order-board.ts'
import { removeItem } from './remove-item.ts'

const success = true as const

const allItems = async (ctx: Context, board: Board | undefined) => {
  const rows = await withProducts(ctx, await findAllItems(ctx.db, board))
  return rows.map((row) => adminItemOnTheWire(row, { lng: ctx.lng, today: todayAt(ctx) }))
}

export const galleryAdminRoutes = implement(galleryAdminContract, {
  'GET /admin/gallery': async (ctx, { query }) => ({ success, items: await allItems(ctx, query.board) }),

  'POST /gallery': async (ctx, { body, files }) => ({
    success,
    item: await hangPicture(ctx, { files, words: body }),
  }),

  'PUT /gallery/order': async (ctx, { body }) => {
    const logged = await orderBoard(ctx, body)
    return { success, items: await allItems(ctx, body.board), ...logged }
  },

  'PUT /gallery/{id}': async (ctx, { params: { id }, body: edit }) => ({
    success,
    ...(await editItem(ctx, { id, edit })),
  }),

  'DELETE /gallery/{id}': async (ctx, { params }) => {
    const { entry } = await removeItem(ctx, params.id)
    return { success, entry }
  },
})
