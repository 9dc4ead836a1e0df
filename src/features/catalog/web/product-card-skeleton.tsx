import { Skeleton } from '../../../ui/skeleton.tsx'

/** The room of a card while it is on its way: same plate, same lines. */
export const ProductCardSkeleton = () => (
  <div>
    <Skeleton className="aspect-portrait w-full" />
    <Skeleton className="mt-5 h-4 w-1/4" />
    <Skeleton className="mt-3 h-5 w-3/4" />
    <Skeleton className="mt-3 h-10 w-full" />
    <Skeleton className="mt-4 h-5 w-1/3" />
    <Skeleton className="mt-3.5 h-5 w-1/4" />
  </div>
)
