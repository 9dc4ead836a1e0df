import type { ReactNode } from 'react'
import type { SizeChoice } from '../../catalog.rules.ts'

/** What would be bought as things stand. */
export interface PurchaseChoice {
  /** Whether a size is to be chosen at all. */
  readonly sized: boolean
  readonly size: string | undefined
  /** Pieces of that size; of a piece without sizes, all of them. */
  readonly stock: number
}

/** All sizes, for whoever advises one, or offers something in place of one that is out. */
export interface SizeOffer {
  readonly choices: readonly SizeChoice[]
  readonly choose: (size: string) => void
}

/** What other slices bring to the page of a piece; the page puts them together. */
export interface PurchaseParts {
  /** How to ask the house about the piece. */
  readonly contact: ReactNode
  readonly sizeAdvice?: (offer: SizeOffer) => ReactNode
  /** Tells the visitor's own size, which the product begins at where it is to be had. */
  readonly ownSize?: (tell: (size: string | undefined) => void) => ReactNode
  readonly purchase?: (choice: PurchaseChoice & Pick<SizeOffer, 'choose'>) => ReactNode
  /** What is left when a size is out. */
  readonly missing?: (offer: SizeOffer) => ReactNode
  readonly favourite?: ReactNode
  /** Delivery, returns, guarantees. */
  readonly promises?: (choice: PurchaseChoice) => ReactNode
}
