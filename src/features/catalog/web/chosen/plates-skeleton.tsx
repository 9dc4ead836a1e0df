import { Skeleton } from '../../../../ui/states/skeleton.tsx'

const places = [0, 1, 2, 3]

/** The placeholders of four pictures that are loading. */
export const PlatesSkeleton = () => (
  <div className="grid grid-cols-4 gap-x-[calc(var(--spacing-gutter)/2)]">
    {places.map((place) => (
      <Skeleton key={place} className="aspect-portrait" />
    ))}
  </div>
)
