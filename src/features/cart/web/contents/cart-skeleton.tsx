import { Skeleton } from '../../../../ui/states/skeleton.tsx'

/** Stands for the lines of the cart while they are loading. */
export const CartSkeleton = () => (
  <div className="flex gap-4">
    <Skeleton className="aspect-portrait w-20 flex-none" />
    <div className="flex flex-1 flex-col gap-3">
      <Skeleton className="h-5 w-2/3" />
      <Skeleton className="h-5 w-1/4" />
      <Skeleton className="h-11 w-32" />
    </div>
  </div>
)
