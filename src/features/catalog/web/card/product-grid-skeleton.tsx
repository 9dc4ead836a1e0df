import { shopPageSize } from '../../catalog.limits.ts'
import { ProductCardSkeleton } from './product-card-skeleton.tsx'
import { gridStyle, placeStyle } from './product-grid-style.ts'

const places = Array.from({ length: shopPageSize }, (_, index) => index)

/** A page of the boutique while it is on its way. */
export const ProductGridSkeleton = () => (
  <div className={gridStyle}>
    {places.map((place) => (
      <div key={place} className={placeStyle}>
        <ProductCardSkeleton />
      </div>
    ))}
  </div>
)
