import { implement } from '../../../platform/http/implement.ts'
import { signedInCaller } from '../../accounts/server/accounts.public.ts'
import { favouritesContract } from '../favourites.contract.ts'
import { findFavourites } from './favourites.repository.ts'
import { joinGuestList } from './join-guest-list.ts'
import { keepPiece } from './keep-piece.ts'
import { releasePiece } from './release-piece.ts'

export const favouritesRoutes = implement(favouritesContract, {
  'GET /account/favourites': async (ctx) => {
    const { id } = signedInCaller(ctx)
    return { success: true as const, favourites: await findFavourites(ctx.db, id) }
  },

  'POST /account/favourites': async (ctx, { body }) => ({
    success: true as const,
    favourites: await joinGuestList(ctx, body.productIds),
  }),

  'PUT /account/favourites/{productId}': async (ctx, { params }) => ({
    success: true as const,
    favourite: await keepPiece(ctx, params.productId),
  }),

  'DELETE /account/favourites/{productId}': async (ctx, { params }) => {
    await releasePiece(ctx, params.productId)
    return { success: true as const }
  },
})
