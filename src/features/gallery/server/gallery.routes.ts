import { implement } from '../../../platform/http/implement.ts'
import { galleryContract } from '../gallery.contract.ts'
import { boards } from '../gallery.limits.ts'
import { findShownItems, withProducts } from './gallery.repository.ts'
import { galleryTag } from './gallery.tags.ts'
import { galleryItemOnTheWire } from './gallery-on-the-wire.ts'

export const galleryRoutes = implement(galleryContract, {
  'GET /gallery': async (ctx, { query: { board } }) => {
    ctx.reads(...(board ? [board] : boards).map(galleryTag))
    const rows = await withProducts(ctx, await findShownItems(ctx, board))
    return { success: true as const, items: rows.map((row) => galleryItemOnTheWire(row, ctx.lng)) }
  },
})
