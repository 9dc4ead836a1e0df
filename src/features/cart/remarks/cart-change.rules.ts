import { addLine, indexOfLine, type LineKey, mostOf } from '../cart.rules.ts'
import type { CartLine } from '../cart-line.ts'

type Lines = readonly CartLine[]

interface OfLine {
  readonly key: LineKey
}

interface Counted extends OfLine {
  /** The stock in the server's last answer. */
  readonly available: number
}

/** Restores an emptied cart; under the same merge id it is restored only once, however often it is sent. */
interface Restoring {
  readonly kind: 'restore'
  readonly lines: Lines
  readonly mergeId: string
}

/**
 * The changes that a visitor can make to the cart. A line is named by its product and options, because its position may
 * have changed.
 */
export type CartChange =
  | { readonly kind: 'add'; readonly line: CartLine }
  | ({ readonly kind: 'quantity'; readonly quantity: number } & Counted)
  | ({ readonly kind: 'step'; readonly by: number } & Counted)
  | ({ readonly kind: 'accept'; readonly price: number } & OfLine)
  | ({ readonly kind: 'remove' } & OfLine)
  | { readonly kind: 'clear' }
  | Restoring

/** The quantity that a line can have for a wanted one: never less than 1 (§5), never more than the stock. */
const possibleQuantity = (wanted: number, available: number) =>
  Math.max(1, Math.min(Math.trunc(wanted) || 1, mostOf({ stock: available })))

/**
 * Turns a step into the resulting quantity, which is also shown, so that the server is asked for the same one. Returns
 * any other change as it is.
 */
export const settled = (lines: Lines, change: CartChange): Exclude<CartChange, { kind: 'step' }> => {
  if (change.kind !== 'step') return change
  const { key, by, available } = change
  const before = lines[indexOfLine(lines, key)]?.quantity ?? 0
  return { kind: 'quantity', key, available, quantity: possibleQuantity(before + by, available) }
}

/** The cart after a change; the same list when there is nothing to change. */
export const withChange = (lines: Lines, wanted: CartChange): Lines => {
  const change = settled(lines, wanted)
  switch (change.kind) {
    case 'add':
      return addLine(lines, change.line)
    case 'quantity':
      return changeQuantity(lines, change)
    case 'accept':
      return acceptPrice(lines, change)
    case 'remove':
      return removeLine(lines, change.key)
    case 'clear':
      return lines.length > 0 ? [] : lines
    case 'restore':
      return change.lines.reduce(restoreLine, lines)
  }
}

const changeQuantity = (lines: Lines, { key, quantity, available }: Counted & { quantity: number }) => {
  const index = indexOfLine(lines, key)
  const line = lines[index]
  if (!line) return lines
  const possible = possibleQuantity(quantity, available)
  return possible === line.quantity
    ? lines
    : lines.with(index, { ...line, quantity: possible, stock: available })
}

const acceptPrice = (lines: Lines, { key, price }: OfLine & { price: number }) => {
  const index = indexOfLine(lines, key)
  const line = lines[index]
  if (!line || line.price === price) return lines
  return lines.with(index, { ...line, price, unitPrice: price })
}

/**
 * Restores a line as it was, even if it is out of stock; if the product was added again meanwhile, the quantities add
 * up.
 */
const restoreLine = (lines: Lines, line: CartLine) =>
  indexOfLine(lines, line) < 0 ? [...lines, line] : addLine(lines, line)

/** The other lines keep their order. */
const removeLine = (lines: Lines, key: LineKey) => {
  const index = indexOfLine(lines, key)
  return index < 0 ? lines : lines.toSpliced(index, 1)
}

/** The cart without the given lines, each reduced by its quantity. */
export const withoutLines = (lines: Lines, gone: Lines): Lines =>
  lines.flatMap((line) => {
    const quantity = line.quantity - (gone[indexOfLine(gone, line)]?.quantity ?? 0)
    return quantity > 0 ? [{ ...line, quantity }] : []
  })
