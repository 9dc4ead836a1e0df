import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { useSession } from '../../../ui/api/api-provider.tsx'
import { useApi } from '../../../ui/api/use-api.ts'
import { usePrivateQuery } from '../../../ui/api/use-private-query.ts'
import { useSignedIn } from '../../../ui/api/use-signed-in.ts'
import type { Favourite, FavouritesContract } from '../favourites.contract.ts'
import { isFull, joinedLists, keeps, withFavourite, withoutFavourites } from '../favourites.rules.ts'
import { favouritesQuery } from './favourites.queries.ts'
import { guestFavourites } from './guest-favourites.ts'

/** Changes the list of this browser; returns whether there was room. */
const changeGuest = (favourite: Favourite, wanted: boolean) => {
  guestFavourites.change((list) => {
    if (!wanted) return withoutFavourites(list, [favourite.productId])
    return isFull(list) ? list : withFavourite(list, favourite)
  })
  return !wanted || keeps(guestFavourites.current(), favourite.productId)
}

export type FavouritesStatus = 'unknown' | 'failed' | 'known'

const none: readonly Favourite[] = []

/** The script that changes a customer's list is fetched once one is signed in: guests do without. */
const loadChangeKept = async () => (await import('./change-kept.ts')).changeKept
const onServer = () => none

/**
 * The visitor's favourites: the browser's while no customer is signed in, the server's otherwise. Unknown until
 * hydration, and until the server has answered.
 */
export const useFavourites = () => {
  const api = useApi<FavouritesContract>()
  const queries = useQueryClient()
  const { tokens } = useSession()
  const signedIn = useSignedIn()
  const guest = useSyncExternalStore(guestFavourites.subscribe, guestFavourites.current, onServer)
  const { data: kept, isError, refetch } = usePrivateQuery(favouritesQuery(api))

  useEffect(() => {
    // Fetched ahead; a press asks for it again, and says when it cannot be had.
    if (signedIn) loadChangeKept().catch(() => undefined)
  }, [signedIn])

  /** Returns whether there was room; fails when the server cannot be told. */
  const change = async (productId: string, wanted: boolean) => {
    const favourite = { productId, addedAt: new Date().toISOString() }
    if (!tokens.isStored()) return changeGuest(favourite, wanted)
    // What waits to join the list must not bring back a product that is taken off.
    if (!wanted) changeGuest(favourite, false)
    try {
      const changeKept = await loadChangeKept()
      await changeKept({ api, queries, favourite, wanted })
      return true
    } catch (error) {
      // A token that was refused meanwhile makes the customer a guest: the favourite is kept in the browser, and joins
      // the list later.
      if (tokens.isStored()) throw error
      return changeGuest(favourite, wanted)
    }
  }

  const known = signedIn === false || kept !== undefined
  const status: FavouritesStatus = known ? 'known' : isError ? 'failed' : 'unknown'
  return {
    list: signedIn ? joinedLists(kept ?? none, guest) : guest,
    status,
    signedIn,
    change,
    retry: () => refetch(),
  }
}
