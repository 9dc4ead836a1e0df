import { centsOfEuros } from '../../shared/money.ts'
import { largestQuantity } from './cart.limits.ts'
import type { CartLine } from './cart-line.ts'
import { type CartNotice, noticeOf } from './remarks/notice.rules.ts'

/** The current price and stock of a line. */
export interface LineStanding {
  /** In the language of the page; empty for a product that is gone. */
  readonly name: string
  /** The price is in euros. */
  readonly unitPrice: number
  readonly available: number
}

/** A line as it is shown: at today's price, with what the visitor is to be asked. */
export interface ShownLine extends CartLine {
  readonly unitPrice: number
  readonly available: number
  readonly notice: CartNotice | null
  /** Whether the boutique still has a page of it. */
  readonly isShown: boolean
}

const withStanding = (line: CartLine, standing: LineStanding | undefined): CartLine => {
  if (!standing) return line
  // Of a product that is gone the cart knows more than the house says.
  if (standing.name === '') return { ...line, stock: standing.available }
  const { name, unitPrice, available } = standing
  return { ...line, name, unitPrice, stock: available }
}

/** A line of the cart beside what the house says of it, as far as it has said anything. */
export const shownLine = (line: CartLine, standing?: LineStanding): ShownLine => {
  const known = withStanding(line, standing)
  const unitPrice = known.unitPrice ?? known.price
  const available = known.stock ?? largestQuantity
  const notice = noticeOf({
    quantity: line.quantity,
    available,
    priceCents: centsOfEuros(unitPrice),
    // A line that has lost its price has seen none that could have changed.
    seenPriceCents: centsOfEuros(line.price || unitPrice),
  })
  return { ...known, unitPrice, available, notice, isShown: standing?.name !== '' }
}

/** The total of a line, in cents. */
export const lineCents = ({ unitPrice, quantity }: Pick<ShownLine, 'unitPrice' | 'quantity'>) =>
  centsOfEuros(unitPrice) * quantity
