import type { ReactNode } from 'react'
import { AdminSection } from '../../../ui/admin/admin-section.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import type { RefusalReason } from '../../catalog/reviews/review-refusal-reasons.ts'
import { RefusalChoice } from './refusal-choice.tsx'

interface ReviewDeedsProps {
  readonly isPublished: boolean
  readonly isRefused: boolean
  /** How many reports are open. Leaving the review published settles them. */
  readonly reports: number
  readonly busy: boolean
  readonly onPublish: () => void
  readonly onRefuse: (reason: RefusalReason) => void
  /** Further actions. */
  readonly children?: ReactNode
}

/** The buttons that decide about one review of either kind. */
export const ReviewDeeds = ({
  isPublished,
  isRefused,
  reports,
  busy,
  onPublish,
  onRefuse,
  children,
}: ReviewDeedsProps) => {
  const { t } = useTranslation('reviewsAdmin')
  return (
    <AdminSection id="decision" title={t('opened.decision')}>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
        {(!isPublished || reports > 0) && (
          <Button loading={busy} onClick={onPublish}>
            {busy ? t('publishing') : t(isPublished ? 'keep' : 'publish')}
          </Button>
        )}
        {!isRefused && <RefusalChoice busy={busy} onRefuse={onRefuse} />}
        {children}
      </div>
    </AdminSection>
  )
}
