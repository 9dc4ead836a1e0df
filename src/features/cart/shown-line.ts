import { centsOfEuros } from '../../shared/money.ts'
import { largestQuantity } from './cart.limits.ts'
import type { CartLine } from './cart-line.ts'
import { type CartNotice, noticeOf } from './remarks/notice.rules.ts'

/** The current price and stock of a line. */
export interface QuotedState {
  /** The name in the language of the page; empty for a product that is gone. */
  readonly name: string
  /** The price is in euros. */
  readonly unitPrice: number
  readonly available: number
}

/** A line as it is shown: with the current price, and the notice that the visitor has to answer. */
export interface ShownLine extends CartLine {
  readonly unitPrice: number
  readonly available: number
  readonly notice: CartNotice | null
  /** Whether the product still has a page in the shop. */
  readonly isShown: boolean
}

const withQuoted = (line: CartLine, quoted: QuotedState | undefined): CartLine => {
  if (!quoted) return line
  // The server knows nothing about a product that is gone, so the data of the cart is kept.
  if (quoted.name === '') return { ...line, stock: quoted.available }
  const { name, unitPrice, available } = quoted
  return { ...line, name, unitPrice, stock: available }
}

/** A line of the cart with the server's current data, as far as it is known. */
export const shownLine = (line: CartLine, quoted?: QuotedState): ShownLine => {
  const known = withQuoted(line, quoted)
  const unitPrice = known.unitPrice ?? known.price
  const available = known.stock ?? largestQuantity
  const notice = noticeOf({
    quantity: line.quantity,
    available,
    priceCents: centsOfEuros(unitPrice),
    // A line that has lost its price has no seen price that could have changed.
    seenPriceCents: centsOfEuros(line.price || unitPrice),
  })
  return { ...known, unitPrice, available, notice, isShown: quoted?.name !== '' }
}

/** The total of a line, in cents. */
export const lineCents = ({ unitPrice, quantity }: Pick<ShownLine, 'unitPrice' | 'quantity'>) =>
  centsOfEuros(unitPrice) * quantity
