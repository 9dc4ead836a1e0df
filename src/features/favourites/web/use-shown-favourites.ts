import { useState } from 'react'
import { idsOf } from '../favourites.rules.ts'
import { useFavourites } from './use-favourites.ts'

/**
 * The products of the page: a product that is removed from the favourites stays in its place until the page is left,
 * and can be added again. At a sign-out the customer's list is no longer shown.
 */
export const useShownFavourites = () => {
  const { list, status, signedIn, retry } = useFavourites()
  const [shown, setShown] = useState<readonly string[]>([])
  const [wasSignedIn, setWasSignedIn] = useState(signedIn)
  const hasLeft = wasSignedIn === true && signedIn === false
  const before = hasLeft ? [] : shown
  const kept = status === 'known' ? idsOf(list) : []
  const arrived = kept.filter((id) => !before.includes(id))
  if (wasSignedIn !== signedIn) setWasSignedIn(signedIn)
  if (hasLeft || arrived.length > 0) setShown([...arrived, ...before])
  return { status, signedIn, retry, shown: before, isKept: (id: string) => kept.includes(id) }
}
