import { largestQuantity, mostLines } from './cart.limits.ts'
import type { CartLine, CartOptions } from './cart-line.ts'

type Lines = readonly CartLine[]

/** What tells a line from any other: its product and its options. */
export type LineKey = Pick<CartLine, 'productId' | 'options'>

const sameOptions = (one: CartOptions, other: CartOptions) => {
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && one[name] === other[name])
  )
}

/** Where the line of a product with these options stands; -1 when there is none. */
export const indexOfLine = (lines: Lines, { productId, options }: LineKey) =>
  lines.findIndex((line) => line.productId === productId && sameOptions(line.options, options))

/** How many of a product with these options are in the cart. */
export const quantityOf = (lines: Lines, key: LineKey) => lines[indexOfLine(lines, key)]?.quantity ?? 0

/** The largest quantity that a line may reach. */
export const mostOf = ({ stock = largestQuantity }: Pick<CartLine, 'stock'>) =>
  Math.min(stock, largestQuantity)

/** Whether the cart has no place for this line: it is not there yet, and the cart holds as many as it can. */
export const isFullFor = (lines: Lines, key: LineKey) =>
  lines.length >= mostLines && indexOfLine(lines, key) < 0

/**
 * Takes a line in: the same product with identical options only adds its quantity (§4), up to the stock. Answers the
 * same list when there was no room for the line, or for a single product more.
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

/** How many products there are in the cart, all lines together. */
export const totalItems = (lines: Lines) => lines.reduce((sum, { quantity }) => sum + quantity, 0)
