import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../shared/api/client.ts'
import type { Favourite, FavouritesContract } from '../favourites.contract.ts'
import { idsOf, withoutFavourites } from '../favourites.rules.ts'
import { guestFavourites } from './guest-favourites.ts'
import { inTurn } from './in-turn.ts'

/** The list of the account that is signed in: ids and times, the same in every language. */
export const favouritesKey = ['favourites'] as const

/**
 * Reads a customer's list. The guest's list joins it on the way, in one call that may be repeated, and is removed from
 * this browser only once the server has it (§4).
 */
export const favouritesQuery = (api: Api<FavouritesContract>) =>
  queryOptions({
    queryKey: favouritesKey,
    queryFn: async ({ signal }): Promise<readonly Favourite[]> => {
      const productIds = idsOf(guestFavourites.current())
      if (productIds.length === 0)
        return (await inTurn(() => api('GET /account/favourites', { signal }))).favourites
      const { favourites } = await inTurn(() => api('POST /account/favourites', { body: { productIds } }))
      guestFavourites.change((list) => withoutFavourites(list, productIds))
      return favourites
    },
    // The list may have changed on another device, or in another tab.
    refetchOnWindowFocus: true,
    meta: { private: true },
  })
