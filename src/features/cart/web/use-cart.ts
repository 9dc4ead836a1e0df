import { useSyncExternalStore } from 'react'
import { addLine, changeQuantity, indexOfLine, type LineKey, removeLine } from '../cart.rules.ts'
import type { CartLine } from '../cart-line.ts'
import { guestCart } from './guest-cart.ts'

const none: readonly CartLine[] = []

/** The pages of the server are the same for every visitor: a cart appears once the page is awake. */
const onServer = () => none

/**
 * What can be done to the cart; each answers whether anything changed. Lines are addressed by their index (§4), looked
 * up at the moment of writing, because another tab may have moved it.
 */
const actions = {
  add: (line: CartLine) => guestCart.change((lines) => addLine(lines, line)),
  changeQuantity: (key: LineKey, quantity: number) =>
    guestCart.change((lines) => changeQuantity(lines, { index: indexOfLine(lines, key), quantity })),
  remove: (key: LineKey) => guestCart.change((lines) => removeLine(lines, indexOfLine(lines, key))),
  clear: () => guestCart.change((lines) => (lines.length > 0 ? none : lines)),
}

/** The visitor's cart, followed from wherever it changes. */
export const useCart = () => ({
  lines: useSyncExternalStore(guestCart.subscribe, guestCart.current, onServer),
  ...actions,
})
