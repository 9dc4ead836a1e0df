import { shopPageSize } from '../../catalog.limits.ts'
import { ProductCardSkeleton } from './product-card-skeleton.tsx'
import { gridStyle, placeStyle } from './product-grid-style.ts'

const places = Array.from({ length: shopPageSize }, (_, index) => index)

/** The placeholder of a page of the boutique that is loading. */
export const ProductGridSkeleton = () => (
  <div className={gridStyle}>
    {places.map((place) => (
      <div key={place} className={placeStyle}>
        <ProductCardSkeleton />
      </div>
    ))}
  </div>
)
