import { useState } from 'react'
import { idsOf } from '../favourites.rules.ts'
import { useFavourites } from './use-favourites.ts'

/** The pieces of the page: a piece that is let go stays in its place until the page is left, and can be kept again. */
export const useShownFavourites = () => {
  const { list, status, signedIn, retry } = useFavourites()
  const [shown, setShown] = useState<readonly string[]>([])
  const kept = status === 'known' ? idsOf(list) : []
  const arrived = kept.filter((id) => !shown.includes(id))
  if (arrived.length > 0) setShown([...arrived, ...shown])
  return { status, signedIn, retry, shown, isKept: (id: string) => kept.includes(id) }
}
