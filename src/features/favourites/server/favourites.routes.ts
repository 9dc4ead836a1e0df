import { implement } from '../../../platform/http/implement.ts'
import { signedInCaller } from '../../accounts/server/accounts.public.ts'
import { favouritesContract } from '../favourites.contract.ts'
import { addFavourite } from './add-favourite.ts'
import { findFavourites } from './favourites.repository.ts'
import { mergeGuestList } from './merge-guest-list.ts'
import { removeFavourite } from './remove-favourite.ts'

export const favouritesRoutes = implement(favouritesContract, {
  'GET /account/favourites': async (ctx) => {
    const { id } = signedInCaller(ctx)
    return { success: true as const, favourites: await findFavourites(ctx.db, id) }
  },

  'POST /account/favourites': async (ctx, { body }) => ({
    success: true as const,
    favourites: await mergeGuestList(ctx, body.productIds),
  }),

  'PUT /account/favourites/{productId}': async (ctx, { params }) => ({
    success: true as const,
    favourite: await addFavourite(ctx, params.productId),
  }),

  'DELETE /account/favourites/{productId}': async (ctx, { params }) => {
    await removeFavourite(ctx, params.productId)
    return { success: true as const }
  },
})
