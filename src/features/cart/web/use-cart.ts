import { useSyncExternalStore } from 'react'
import { usePrivateQuery } from '../../../ui/api/use-private-query.ts'
import { useSignedIn } from '../../../ui/api/use-signed-in.ts'
import { addLine } from '../cart.rules.ts'
import type { CartLine } from '../cart-line.ts'
import { customerCartQuery, fetchCustomerCart } from './customer-cart.queries.ts'
import { guestCart } from './guest-cart.ts'
import { useCartPlace } from './use-cart-place.ts'

const none: readonly CartLine[] = []

/** The server renders the same page for every visitor: a cart appears after hydration. */
const onServer = () => none

const addToGuests = (line: CartLine) => guestCart.change((lines) => addLine(lines, line))

/**
 * The visitor's cart: the browser's while no customer is signed in, otherwise the server's (§4). This hook has only
 * what every page needs; `useCartContents` has the rest.
 */
export const useCart = () => {
  const place = useCartPlace()
  const { tokens } = place
  const signedIn = useSignedIn()
  const guest = useSyncExternalStore(guestCart.subscribe, guestCart.current, onServer)
  const customer = usePrivateQuery(customerCartQuery(place))

  /** Returns whether there was room for any of it; throws when the server refuses, or cannot be reached. */
  const add = async (line: CartLine) => {
    if (!tokens.isStored()) return addToGuests(line)
    try {
      return await (await fetchCustomerCart(place)).change({ kind: 'add', line })
    } catch (error) {
      // A token that was refused meanwhile makes the customer a guest: the change is kept in the browser, and merged
      // into the account's cart later.
      if (tokens.isStored()) throw error
      return addToGuests(line)
    }
  }

  return { lines: signedIn ? (customer.data?.lines ?? none) : guest, add, signedIn, guest, customer }
}
