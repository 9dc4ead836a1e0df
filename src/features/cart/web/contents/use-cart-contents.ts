import { type CartChange, withChange } from '../../cart-change.rules.ts'
import type { ShortenedLine } from '../../shortened-line.ts'
import { fetchCustomerCart } from '../customer-cart.queries.ts'
import { guestCart } from '../guest-cart.ts'
import { useCart } from '../use-cart.ts'
import { useCartPlace } from '../use-cart-place.ts'

const none: readonly ShortenedLine[] = []

export type CartStatus = 'unknown' | 'failed' | 'known'

/** The visitor's cart with all that can be done to it, where it is shown whole: in the drawer and on its page. */
export const useCartContents = () => {
  const place = useCartPlace()
  const { lines, signedIn, guest, customer } = useCart()
  const { data, isError, isPaused, isFetching } = customer
  const cannotRead = isError || isPaused

  /** Answers whether anything changed; fails when the house refuses, or cannot be told. */
  const change = async (wanted: CartChange) => {
    if (!place.tokens.holds()) return guestCart.change((kept) => withChange(kept, wanted))
    return (await fetchCustomerCart(place)).change(wanted)
  }

  const known = signedIn === false || data !== undefined
  const status: CartStatus = known ? 'known' : signedIn && cannotRead ? 'failed' : 'unknown'
  return {
    lines,
    status,
    signedIn: signedIn === true,
    change,
    retry: () => void customer.refetch(),
    /** What is shown could not be read again. */
    isStale: signedIn === true && known && cannotRead,
    /** What was taken before signing in could not join the cart, and stays in this browser until it can. */
    isWaitingToJoin: signedIn === true && known && !isFetching && guest.length > 0,
    shortened: (signedIn && data?.shortened) || none,
    forgetShortened: async () => (await fetchCustomerCart(place)).forgetShortened(),
  }
}
