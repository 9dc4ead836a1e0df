import type { Favourite } from '../favourites.contract.ts'
import { isFull, keeps, withFavourite, withoutFavourites } from '../favourites.rules.ts'
import { guestFavourites } from './guest-favourites.ts'

/** Changes the list of this browser; returns whether there was room. */
export const changeGuest = (favourite: Favourite, wanted: boolean) => {
  guestFavourites.change((list) => {
    if (!wanted) return withoutFavourites(list, [favourite.productId])
    return isFull(list) ? list : withFavourite(list, favourite)
  })
  return !wanted || keeps(guestFavourites.current(), favourite.productId)
}
