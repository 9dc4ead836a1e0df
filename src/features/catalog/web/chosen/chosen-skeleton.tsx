import { ProductCardSkeleton } from '../card/product-card-skeleton.tsx'
import { gridStyle, placeStyle } from '../card/product-grid-style.ts'

const mostPlaces = 6

/** The placeholders of cards that are loading, three in a row, at most as many as the window shows. */
export const ChosenSkeleton = ({ count }: { count: number }) => (
  <div className={gridStyle}>
    {Array.from({ length: Math.min(count, mostPlaces) }, (_, place) => place).map((place) => (
      <div key={place} className={placeStyle}>
        <ProductCardSkeleton />
      </div>
    ))}
  </div>
)
