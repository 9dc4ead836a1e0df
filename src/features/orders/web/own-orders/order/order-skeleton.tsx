import { useTranslation } from '../../../../../ui/i18n/use-translation.tsx'
import { Skeleton } from '../../../../../ui/states/skeleton.tsx'
import { VisuallyHidden } from '../../../../../ui/visually-hidden.tsx'

const places = [0, 1]

/** Stands for the order while it is loading. */
export const OrderSkeleton = () => {
  const { t } = useTranslation('ownOrders')
  return (
    <div aria-busy className="mt-4 noscript:hidden">
      <VisuallyHidden>{t('loadingOne')}</VisuallyHidden>
      <Skeleton className="h-5 w-64 max-w-full" />
      <Skeleton className="mt-10 h-2 w-full" />
      <Skeleton className="mt-5 h-4 w-full max-w-md" />
      <Skeleton className="mt-10 h-10 w-72 max-w-full" />
      <Skeleton className="mt-5 h-4 w-96 max-w-full" />
      <Skeleton className="mt-3 h-4 w-80 max-w-full" />
      {places.map((place) => (
        <div key={place} className="mt-12 flex gap-5">
          <Skeleton className="aspect-portrait w-20 flex-none sm:w-28" />
          <div className="flex-1">
            <Skeleton className="h-6 w-48 max-w-full" />
            <Skeleton className="mt-4 h-4 w-64 max-w-full" />
            <Skeleton className="mt-3 h-4 w-40 max-w-full" />
          </div>
        </div>
      ))}
    </div>
  )
}
