import type { Context } from '../../../platform/context/context.ts'
import { heldAccount } from '../../accounts/server/accounts.public.ts'
import { idsOf, joining } from '../favourites.rules.ts'
import { enterFavourites, findFavourites, presentedPieces } from './favourites.repository.ts'

/** Joins what a guest kept, newest first, to the caller's list; answers the whole list (product.md §2). */
export const joinGuestList = (ctx: Context, guestIds: readonly string[]) =>
  ctx.write(async ({ db }) => {
    const accountId = await heldAccount(ctx, db)
    const kept = idsOf(await findFavourites(db, accountId))
    const productIds = joining(kept, await presentedPieces(db, guestIds))
    await enterFavourites(db, { accountId, productIds, addedAt: ctx.clock.now() })
    return findFavourites(db, accountId)
  })
