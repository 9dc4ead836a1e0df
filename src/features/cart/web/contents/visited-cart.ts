import type { ShownLine } from '../../shown-line.ts'
import type { useCartContents } from './use-cart-contents.ts'

/** The cart as drawer and page show it: its lines beside what the house says of them now. */
export interface VisitedCart extends Omit<ReturnType<typeof useCartContents>, 'lines'> {
  readonly lines: readonly ShownLine[]
  /** The house could not be asked what it says of them. */
  readonly isUnchecked: boolean
  readonly checkAgain: () => void
}
