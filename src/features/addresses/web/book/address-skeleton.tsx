import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { Skeleton } from '../../../../ui/states/skeleton.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'

const Envelope = () => (
  <div className="flex min-h-96 flex-col border border-hairline bg-sheet p-5 sm:p-7">
    <Skeleton className="ms-auto h-17 w-14" />
    <Skeleton className="mt-3 h-6 w-44" />
    <Skeleton className="mt-5 h-4 w-56 max-w-full" />
    <Skeleton className="mt-3 h-4 w-40" />
    <Skeleton className="mt-3 h-3 w-24" />
  </div>
)

/** Two blank envelopes, while the book is loading. */
export const AddressSkeleton = () => {
  const { t } = useTranslation('addresses')
  return (
    <div aria-busy className="@container noscript:hidden">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <div className="grid gap-gutter @min-[42rem]:grid-cols-2">
        <Envelope />
        <Envelope />
      </div>
    </div>
  )
}
