import type { Context } from '../../../platform/context/context.ts'
import { lockAccount } from '../../accounts/server/accounts.public.ts'
import { idsOf, joining } from '../favourites.rules.ts'
import { enterFavourites, findFavourites, presentedProducts } from './favourites.repository.ts'

/** Joins what a guest kept, newest first, to the caller's list; returns the whole list (§4). */
export const mergeGuestList = (ctx: Context, guestIds: readonly string[]) =>
  ctx.write(async ({ db }) => {
    const accountId = await lockAccount(ctx, db)
    const kept = idsOf(await findFavourites(db, accountId))
    const productIds = joining(kept, await presentedProducts(db, guestIds))
    await enterFavourites(db, { accountId, productIds, addedAt: ctx.clock.now() })
    return findFavourites(db, accountId)
  })
