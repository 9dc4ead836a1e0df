import type { Favourite } from './favourites.contract.ts'
import { favouritesLimit } from './favourites.limits.ts'

/** Whether a list keeps a product. */
export const keeps = (list: readonly Favourite[], productId: string) =>
  list.some((favourite) => favourite.productId === productId)

/** Whether a list has room for no other product. */
export const isFull = (list: readonly Favourite[]) => list.length >= favouritesLimit

/** The list with one product more, newest first; a product that is kept already stays in its place. */
export const withFavourite = (list: readonly Favourite[], added: Favourite): readonly Favourite[] => {
  if (keeps(list, added.productId)) return list
  const place = list.findIndex(({ addedAt }) => addedAt <= added.addedAt)
  return place < 0 ? [...list, added] : list.toSpliced(place, 0, added)
}

/** The list without these products; the same list when it keeps none of them. */
export const withoutFavourites = (
  list: readonly Favourite[],
  productIds: readonly string[],
): readonly Favourite[] =>
  list.some(({ productId }) => productIds.includes(productId))
    ? list.filter(({ productId }) => !productIds.includes(productId))
    : list

/**
 * What a guest's list adds to a kept one, newest first: what is not kept yet, once, as far as there is room. When
 * there is not enough, what the guest added last comes in.
 */
export const joining = (kept: readonly string[], guest: readonly string[]): readonly string[] => {
  const known = new Set(kept)
  const unknown = [...new Set(guest)].filter((id) => !known.has(id))
  return unknown.slice(0, Math.max(0, favouritesLimit - known.size))
}

/** Both lists as one, while a guest's has not joined the kept one yet: as it will be once it has. */
export const joinedLists = (
  kept: readonly Favourite[],
  guest: readonly Favourite[],
): readonly Favourite[] => {
  if (guest.length === 0) return kept
  const added = joining(idsOf(kept), idsOf(guest))
  return [...guest.filter(({ productId }) => added.includes(productId)), ...kept]
}

/** The products of a list, in its order. */
export const idsOf = (list: readonly Favourite[]) => list.map(({ productId }) => productId)
