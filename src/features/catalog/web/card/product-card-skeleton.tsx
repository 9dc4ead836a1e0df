import { Skeleton } from '../../../../ui/states/skeleton.tsx'

/** The placeholder of a line of text. It is as high as the line, but its coloured area is a little lower. */
const line = 'border-transparent border-y-4 bg-clip-padding'

/**
 * The placeholder of a card that is loading. Its picture and its lines have exactly the same size, so that
 * nothing moves when the card appears.
 */
export const ProductCardSkeleton = () => (
  <div className="row-span-6 grid grid-rows-subgrid">
    <Skeleton className="aspect-portrait w-full" />
    <Skeleton className={`mt-4 h-[1lh] w-1/4 text-small max-md:mb-[calc(3rem-1lh)] ${line}`} />
    <Skeleton className={`mt-1.5 h-[1lh] w-3/4 text-body leading-snug max-md:h-[2lh] ${line}`} />
    <Skeleton className={`mt-1.5 h-[2lh] w-full text-small ${line}`} />
    <Skeleton className={`mt-3 h-[1lh] w-1/3 ${line}`} />
    <Skeleton
      className={`mt-1 h-[calc(1lh+0.75rem)] w-1/4 text-small border-transparent border-y-10 bg-clip-padding`}
    />
  </div>
)
