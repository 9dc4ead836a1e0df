import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../../../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../../../../ui/visually-hidden.tsx'

/** Holds the place of one device: whoever reads the page is signed in here at least. */
export const SessionSkeleton = () => {
  const { t } = useTranslation('privacy')
  return (
    <div aria-busy className="h-28 border-hairline border-b noscript:hidden">
      <VisuallyHidden>{t('sessions.loading')}</VisuallyHidden>
      <Skeleton className="h-6 w-48" />
      <Skeleton className="mt-4 h-3.5 w-64 max-w-full" />
      <Skeleton className="mt-3 h-3.5 w-64 max-w-full" />
    </div>
  )
}
