import { classNames } from '../../../../ui/class-names.ts'
import type { Product } from '../../product.schema.ts'
import type { CardParts } from './card-parts.ts'
import { ProductCard } from './product-card.tsx'
import { cardSizes, gridColumns, gridStyle, placeStyle } from './product-grid-style.ts'

interface ProductGridProps {
  readonly products: readonly Product[]
  /** Whether the shown list is still the one from before the last change of the filters. */
  readonly dimmed?: boolean
  /** Whether the pictures of the first row are loaded first, because the first screen shows them. */
  readonly priority?: boolean
  readonly cardParts?: CardParts | undefined
}

/** Three columns on large screens (§2). */
export const ProductGrid = ({ products, dimmed = false, priority = false, cardParts }: ProductGridProps) => (
  <ul className={classNames(gridStyle, 'transition-opacity', dimmed && 'opacity-50')}>
    {products.map((product, index) => (
      <li key={product._id} className={placeStyle}>
        <ProductCard
          product={product}
          sizes={cardSizes}
          priority={priority && index < gridColumns}
          level={2}
          parts={cardParts}
        />
      </li>
    ))}
  </ul>
)
