import { ProductCardSkeleton } from './product-card-skeleton.tsx'
import { placeStyle, wideGridStyle } from './product-grid-style.ts'

const mostPlaces = 8

/** Cards that are on their way, four in a row; of many, those that the window shows. */
export const WideGridSkeleton = ({ count }: { count: number }) => (
  <div className={wideGridStyle}>
    {Array.from({ length: Math.min(count, mostPlaces) }, (_, place) => place).map((place) => (
      <div key={place} className={placeStyle}>
        <ProductCardSkeleton />
      </div>
    ))}
  </div>
)
