import type { ReactNode } from 'react'
import type { SizeChoice } from '../../catalog.rules.ts'

/** The product, size and price that would be bought now. */
export interface PurchaseChoice {
  /** Whether a size is to be chosen at all. */
  readonly sized: boolean
  readonly size: string | undefined
  /** Products of that size; of a product without sizes, all of them. */
  readonly stock: number
}

/** All sizes, for a part that advises one, or offers something in place of one that is out. */
export interface SizeOffer {
  readonly choices: readonly SizeChoice[]
  readonly choose: (size: string) => void
}

/** What other slices bring to the page of a product; the page puts them together. */
export interface PurchaseParts {
  /** How to ask the house about the product. */
  readonly contact: ReactNode
  readonly sizeAdvice?: (offer: SizeOffer) => ReactNode
  /** Tells the visitor's own size, which the product begins at where it is to be had. */
  readonly ownSize?: (tell: (size: string | undefined) => void) => ReactNode
  readonly purchase?: (choice: PurchaseChoice & Pick<SizeOffer, 'choose'>) => ReactNode
  /** Shown when a size is out of stock. */
  readonly missing?: (offer: SizeOffer) => ReactNode
  readonly favourite?: ReactNode
  /** Shows delivery, returns and guarantees. */
  readonly promises?: (choice: PurchaseChoice) => ReactNode
}
