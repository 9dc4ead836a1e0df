import { isMadeToMeasure } from '../../catalog/catalog.rules.ts'

/** A line that a customer wants: so many of a product in a size; a product without sizes has the size ''. */
export interface WantedLine {
  readonly productId: string
  readonly size: string
  readonly quantity: number
}

/** A line with what the house knows of its product now. */
export interface SaleLine extends WantedLine {
  readonly sku: string
  readonly categoryId: string
  readonly nameFr: string
  readonly nameEn: string | null
  readonly compositionFr: string
  readonly compositionEn: string | null
  readonly image: string | null
  readonly unitCents: number
  /** How many its buyer can take. */
  readonly available: number
}

export type LineStatus = 'ok' | 'not_enough' | 'unavailable'

/** Whether a line can be had as it is wanted. */
export const statusOfLine = ({ quantity, available }: SaleLine): LineStatus => {
  if (available === 0) return 'unavailable'
  return quantity > available ? 'not_enough' : 'ok'
}

/** What cannot be had costs nothing: it is shown, and asks to be taken out. */
export const billedQuantity = (line: SaleLine) => (statusOfLine(line) === 'unavailable' ? 0 : line.quantity)

/** Only what is made to the buyer's own measures cannot be sent back (L221-28 3°; §11.3). */
export const isWithdrawable = ({ size }: Pick<WantedLine, 'size'>) => !isMadeToMeasure(size)
