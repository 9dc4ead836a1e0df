import type { ShownLine } from '../../shown-line.ts'
import type { useCartContents } from './use-cart-contents.ts'

/** The cart as the drawer and the page show it: its lines with the server's current data. */
export interface VisitedCart extends Omit<ReturnType<typeof useCartContents>, 'lines'> {
  readonly lines: readonly ShownLine[]
  /** The server could not be asked for the current data of the lines. */
  readonly isUnchecked: boolean
  readonly checkAgain: () => void
}
