import { largestQuantity, mostLines } from './cart.limits.ts'
import type { CartLine, CartOptions } from './cart-line.ts'

type Lines = readonly CartLine[]

/** The fields that identify a line: its product and its options. */
export type LineKey = Pick<CartLine, 'productId' | 'options'>

const sameOptions = (one: CartOptions, other: CartOptions) => {
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && one[name] === other[name])
  )
}

/** The index of the line of a product with these options; -1 when there is none. */
export const indexOfLine = (lines: Lines, { productId, options }: LineKey) =>
  lines.findIndex((line) => line.productId === productId && sameOptions(line.options, options))

/** How many of a product with these options are in the cart. */
export const quantityOf = (lines: Lines, key: LineKey) => lines[indexOfLine(lines, key)]?.quantity ?? 0

/** The largest quantity that a line may reach. */
export const mostOf = ({ stock = largestQuantity }: Pick<CartLine, 'stock'>) =>
  Math.min(stock, largestQuantity)

/** Whether the cart is full for this line: the line is new, and the cart has as many lines as it can. */
export const isFullFor = (lines: Lines, key: LineKey) =>
  lines.length >= mostLines && indexOfLine(lines, key) < 0

/**
 * Adds a line: the same product with identical options only increases the quantity (§4), up to the stock. Returns the
 * same list if there was no room for a new line or a larger quantity.
 */
export const addLine = (lines: Lines, added: CartLine): Lines => {
  if (isFullFor(lines, added)) return lines
  const index = indexOfLine(lines, added)
  const before = lines[index]?.quantity ?? 0
  const quantity = Math.min(before + added.quantity, mostOf(added))
  if (quantity <= before) return lines
  const line = { ...added, quantity }
  return index < 0 ? [...lines, line] : lines.with(index, line)
}

/** The number of products in the cart, all lines together. */
export const totalItems = (lines: Lines) => lines.reduce((sum, { quantity }) => sum + quantity, 0)
