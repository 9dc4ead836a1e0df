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

/** A cart that is shown is at most this old: it may have changed on another device. */
const lookedAtMs = 30_000

/** The visitor's cart with all that can be done to it, where it is shown whole: in the drawer and on its page. */
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

  /** Returns whether anything changed; fails when the house refuses, or cannot be told. */
  const change = async (wanted: CartChange) => {
    if (!place.tokens.holds()) return guestCart.change((kept) => withChange(kept, wanted))
    return (await fetchCustomerCart(place)).change(wanted)
  }

  const known = signedIn === false || data !== undefined
  const status: CartStatus = known ? 'known' : signedIn && cannotRead ? 'failed' : 'unknown'
  const isStale = signedIn === true && known && cannotRead
  const isOffline = isPaused || error instanceof Unreachable
  return {
    lines,
    /** The same without what the house says of them now: what is put back is what was there. */
    keptLines: lines,
    status,
    signedIn: signedIn === true,
    change,
    retry: () => void customer.refetch(),
    /** What is shown could not be read again: for want of a network, or because the house did not answer. */
    staleness: isStale ? (isOffline ? ('offline' as const) : ('stale' as const)) : undefined,
    /** What was taken before signing in could not join the cart, and stays in this browser until it can. */
    isWaitingToJoin: signedIn === true && known && !isFetching && guest.length > 0,
    shortened: (signedIn && data?.shortened) || none,
    forgetShortened: async () => (await fetchCustomerCart(place)).forgetShortened(),
  }
}
