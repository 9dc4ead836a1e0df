import { dateOf } from '../../../platform/clock.ts'
import type { Context } from '../../../platform/context/context.ts'
import { lockAccount } from '../../accounts/server/accounts.public.ts'
import type { Favourite } from '../favourites.contract.ts'
import { favouritesErrors } from '../favourites.errors.ts'
import { favouritesLimit } from '../favourites.limits.ts'
import { isFull } from '../favourites.rules.ts'
import { enterFavourites, findFavourites, presentedProducts } from './favourites.repository.ts'

/** Puts a product on the caller's list; one that is on it stays in its place. */
export const addFavourite = (ctx: Context, id: string): Promise<Favourite> =>
  ctx.write(async ({ db }) => {
    const accountId = await lockAccount(ctx, db)
    const [productId] = await presentedProducts(db, [id])
    if (productId === undefined) throw favouritesErrors.pieceNotFound()
    const list = await findFavourites(db, accountId)
    const kept = list.find((favourite) => favourite.productId === productId)
    if (kept) return kept
    if (isFull(list)) throw favouritesErrors.listFull({ values: { limit: favouritesLimit } })
    const addedAt = ctx.clock.now()
    await enterFavourites(db, { accountId, productIds: [productId], addedAt })
    return { productId, addedAt: dateOf(addedAt).toISOString() }
  })
