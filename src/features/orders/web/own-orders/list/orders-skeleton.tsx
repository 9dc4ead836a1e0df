import { useTranslation } from '../../../../../ui/i18n/use-translation.tsx'
import { Skeleton } from '../../../../../ui/states/skeleton.tsx'
import { VisuallyHidden } from '../../../../../ui/visually-hidden.tsx'

const places = [0, 1, 2]

/** Stands for the orders while they are loading. */
export const OrdersSkeleton = () => {
  const { t } = useTranslation('ownOrders')
  return (
    <div aria-busy className="noscript:hidden">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {places.map((place) => (
        <div key={place} className="border-hairline border-t py-7">
          <div className="flex min-h-11 items-center justify-between gap-6">
            <Skeleton className="h-6 w-56 max-w-[70%]" />
            <Skeleton className="h-5 w-16" />
          </div>
          <Skeleton className="mt-1 h-4 w-52" />
          <div className="mt-5 flex flex-col gap-5 sm:flex-row sm:gap-7">
            <Skeleton className="aspect-portrait w-18 flex-none" />
            <div className="min-w-0 flex-1">
              <Skeleton className="h-6 w-32" />
              <Skeleton className="mt-3 h-4 w-56 max-w-full" />
              <Skeleton className="mt-3 h-4 w-40 max-w-full" />
            </div>
          </div>
        </div>
      ))}
    </div>
  )
}
