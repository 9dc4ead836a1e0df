import type { ReactNode } from 'react'
import type { SizeChoice } from '../../catalog.rules.ts'

/** The product, size and price that would be bought now. */
export interface PurchaseChoice {
  /** Whether the product has sizes to choose from. */
  readonly sized: boolean
  readonly size: string | undefined
  /** The stock of that size; for a product without sizes, the whole stock. */
  readonly stock: number
}

/** All sizes, for a part that recommends one, or that offers something in place of a sold-out one. */
export interface SizeOffer {
  readonly choices: readonly SizeChoice[]
  readonly choose: (size: string) => void
}

/** The parts that other slices add to the page of a product. The page brings them together. */
export interface PurchaseParts {
  /** How to ask the house about the product. */
  readonly contact: ReactNode
  /** What is said when the chosen size is made to measure. */
  readonly madeToMeasure?: ReactNode
  readonly sizeAdvice?: (offer: SizeOffer) => ReactNode
  /** Tells the visitor's own size, which is preselected if it is available. */
  readonly ownSize?: (tell: (size: string | undefined) => void) => ReactNode
  readonly purchase?: (choice: PurchaseChoice & Pick<SizeOffer, 'choose'>) => ReactNode
  /** Shown when a size is out of stock. */
  readonly missing?: (offer: SizeOffer) => ReactNode
  readonly favourite?: ReactNode
  /** Shows delivery, returns and guarantees. */
  readonly promises?: (choice: PurchaseChoice) => ReactNode
}
