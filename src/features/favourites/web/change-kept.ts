import type { QueryClient } from '@tanstack/react-query'
import type { Api } from '../../../shared/api/client.ts'
import type { Favourite, FavouritesContract } from '../favourites.contract.ts'
import { withFavourite, withoutFavourites } from '../favourites.rules.ts'
import { favouritesKey } from './favourites.queries.ts'
import { inTurn } from './in-turn.ts'

interface KeptChange {
  readonly api: Api<FavouritesContract>
  readonly queries: QueryClient
  readonly favourite: Favourite
  readonly wanted: boolean
}

const withChange = (list: readonly Favourite[], favourite: Favourite, wanted: boolean) =>
  wanted ? withFavourite(list, favourite) : withoutFavourites(list, [favourite.productId])

/** Changes a customer's list: shown at once, taken back when the server refuses. */
export const changeKept = async ({ api, queries, favourite, wanted }: KeptChange) => {
  const show = (shown: boolean) =>
    queries.setQueryData<readonly Favourite[]>(
      favouritesKey,
      (list) => list && withChange(list, favourite, shown),
    )
  const isRead = queries.getQueryData(favouritesKey) !== undefined
  // An answer that is on its way does not know of this change: it is left unheard, and asked for again.
  const isReading = queries.isFetching({ queryKey: favouritesKey }) > 0
  if (isRead) await queries.cancelQueries({ queryKey: favouritesKey })
  show(wanted)
  try {
    const key = wanted ? 'PUT /account/favourites/{productId}' : 'DELETE /account/favourites/{productId}'
    await inTurn(() => api(key, { params: { productId: favourite.productId } }))
    if (!isRead || isReading) await queries.invalidateQueries({ queryKey: favouritesKey })
  } catch (error) {
    show(!wanted)
    void queries.invalidateQueries({ queryKey: favouritesKey })
    throw error
  }
}
