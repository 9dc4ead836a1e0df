import type { ReactNode } from 'react'
import type { Product } from '../../product.schema.ts'

/** The parts that other slices add to the card of a product. The page brings them together. */
export interface CardParts {
  /** The button that adds the product to the cart; it stands in the last line of the card. */
  readonly action?: (product: Product) => ReactNode
  /** The button that adds the product to the favourites; it stands at the end of the first line of the card. */
  readonly favourite?: (product: Product) => ReactNode
}
