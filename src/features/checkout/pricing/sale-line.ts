import { isMadeToMeasure } from '../../catalog/catalog.rules.ts'

/** A quantity of a product in a size, as the customer wants it; a product without sizes has the size ''. */
export interface WantedLine {
  readonly productId: string
  readonly size: string
  readonly quantity: number
}

/** A line together with the current data of its product. */
export interface SaleLine extends WantedLine {
  readonly sku: string
  readonly categoryId: string
  readonly nameFr: string
  readonly nameEn: string | null
  readonly compositionFr: string
  readonly compositionEn: string | null
  readonly image: string | null
  readonly unitCents: number
  /** How many of it the customer can buy. */
  readonly available: number
}

export type LineStatus = 'ok' | 'not_enough' | 'unavailable'

/** Whether a line is available in the wanted quantity. */
export const statusOfLine = ({ quantity, available }: SaleLine): LineStatus => {
  if (available === 0) return 'unavailable'
  return quantity > available ? 'not_enough' : 'ok'
}

/** A product that is not available costs nothing: it is shown, and the customer is asked to remove it. */
export const billedQuantity = (line: SaleLine) => (statusOfLine(line) === 'unavailable' ? 0 : line.quantity)

/** Only a product made to the customer's own measures cannot be sent back (L221-28 3°; §11.3). */
export const isWithdrawable = ({ size }: Pick<WantedLine, 'size'>) => !isMadeToMeasure(size)
