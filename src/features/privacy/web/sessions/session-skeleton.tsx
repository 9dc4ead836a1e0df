import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../../../ui/states/skeleton.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'

/** Keeps the space of one device: a customer who reads the page is signed in on at least this one. */
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
