import type { Product } from '../../features/catalog/product.schema.ts'
import { SimilarProducts } from '../../features/catalog/web/chosen/similar-products.tsx'
import { cardParts } from './card-parts.tsx'

/** The list « Vous aimerez aussi » with all actions of a card. */
export const SimilarProductList = ({ product }: { product: Product }) => (
  <SimilarProducts product={product} cardParts={cardParts} />
)
