import type { ReactNode } from 'react'
import type { Product } from '../../product.schema.ts'

/** What other slices bring to the card of a product; the page puts them together. */
export interface CardParts {
  /** What takes the product along; it stands in the card's last line. */
  readonly action?: (product: Product) => ReactNode
  /** The button that keeps the product; it lies above the card's link, in the upper right corner. */
  readonly favourite?: (product: Product) => ReactNode
}
