import { parsedJson } from '../../shared/json.ts'
import { isProductId } from '../catalog/catalog.rules.ts'
import type { Favourite } from './favourites.contract.ts'
import { favouritesLimit } from './favourites.limits.ts'
import { withFavourite } from './favourites.rules.ts'

const isFavourite = (value: unknown): value is Favourite =>
  typeof value === 'object' &&
  value !== null &&
  'productId' in value &&
  typeof value.productId === 'string' &&
  isProductId(value.productId) &&
  'addedAt' in value &&
  typeof value.addedAt === 'string' &&
  !Number.isNaN(Date.parse(value.addedAt))

/** The list that a guest's browser kept, newest first; whatever else is found there is passed over (§8). */
export const readStoredFavourites = (text: string | null): readonly Favourite[] => {
  const found = parsedJson(text ?? '')
  if (!Array.isArray(found)) return []
  return found
    .filter(isFavourite)
    .slice(0, favouritesLimit)
    .map(({ productId, addedAt }) => ({ productId, addedAt: new Date(addedAt).toISOString() }))
    .toReversed()
    .reduce<readonly Favourite[]>(withFavourite, [])
}

/** A list as the browser keeps it. */
export const storedFavourites = (list: readonly Favourite[]) => JSON.stringify(list)
