import { useEffect } from 'react'
import { Unreachable } from '../../../../shared/api/api-error.ts'
import { type CartChange, withChange } from '../../remarks/cart-change.rules.ts'
import type { ShortenedLine } from '../../remarks/shortened-line.ts'
import { customerCartQuery, fetchCustomerCart } from '../customer-cart.queries.ts'
import { guestCart } from '../guest-cart.ts'
import { useCart } from '../use-cart.ts'
import { useCartPlace } from '../use-cart-place.ts'

const none: readonly ShortenedLine[] = []

export type CartStatus = 'unknown' | 'failed' | 'known'

/** The largest age of a cart when it comes into view, because it may have changed on another device. */
const lookedAtMs = 30_000

/** The visitor's cart with all its actions, for the drawer and the cart page. */
export const useCartContents = ({ isShown }: { isShown: boolean }) => {
  const place = useCartPlace()
  const { lines, signedIn, guest, customer } = useCart()
  const { data, error, isError, isPaused, isFetching } = customer
  const cannotRead = isError || isPaused

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is read again when it comes into sight, not at each render
  useEffect(() => {
    if (isShown && signedIn)
      void place.queries.prefetchQuery({ ...customerCartQuery(place), staleTime: lookedAtMs })
  }, [isShown, signedIn])

  /** Returns whether anything changed; throws when the server refuses, or cannot be reached. */
  const change = async (wanted: CartChange) => {
    if (!place.tokens.isStored()) return guestCart.change((kept) => withChange(kept, wanted))
    return (await fetchCustomerCart(place)).change(wanted)
  }

  const known = signedIn === false || data !== undefined
  const status: CartStatus = known ? 'known' : signedIn && cannotRead ? 'failed' : 'unknown'
  const isStale = signedIn === true && known && cannotRead
  const isOffline = isPaused || error instanceof Unreachable
  return {
    lines,
    /** The lines without the server's current data, so that a restored line is the same as before. */
    keptLines: lines,
    status,
    signedIn: signedIn === true,
    change,
    retry: () => void customer.refetch(),
    /** The shown cart could not be read again, because there is no network or the server did not answer. */
    staleness: isStale ? (isOffline ? ('offline' as const) : ('stale' as const)) : undefined,
    /** The guest's lines could not be merged yet, and stay in this browser until they can. */
    isWaitingToJoin: signedIn === true && known && !isFetching && guest.length > 0,
    shortened: (signedIn && data?.shortened) || none,
    forgetShortened: async () => (await fetchCustomerCart(place)).forgetShortened(),
  }
}
