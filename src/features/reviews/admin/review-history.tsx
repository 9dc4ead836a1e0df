import { AdminSection } from '../../../ui/admin/admin-section.tsx'
import { Moment } from '../../../ui/admin/moment.tsx'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import type { RefusalReason } from '../../catalog/reviews/review-refusal-reasons.ts'

interface ReviewHistoryProps {
  readonly createdAt: string
  /** When its author last changed it. */
  readonly updatedAt?: string | null
  readonly history: readonly {
    readonly at: string
    readonly by: string | null
    readonly action: 'published' | 'approved' | 'rejected' | 'kept' | 'replied' | 'reply_removed'
    readonly reason: RefusalReason | null
  }[]
}

/** When a review arrived and what was done with it since, from the oldest event to the newest. */
export const ReviewHistory = ({ createdAt, updatedAt, history }: ReviewHistoryProps) => {
  const { t } = useTranslation('reviewsAdmin')
  const events = [
    { at: createdAt, text: t('opened.arrived') },
    ...history.map(({ at, by, action, reason }) => {
      const deed = t(`opened.actions.${action}`)
      const why = reason ? ` (${t(`reasons.${reason}`)})` : ''
      return {
        at,
        text: `${deed}${why}, ${by === null ? t('opened.byFormer') : t('opened.by', { name: by })}`,
      }
    }),
    ...(updatedAt ? [{ at: updatedAt, text: t('opened.changed') }] : []),
  ].toSorted((one, other) => one.at.localeCompare(other.at))
  return (
    <AdminSection id="history" title={t('opened.history')}>
      <ol className="flex flex-col gap-3">
        {events.map(({ at, text }) => (
          <li key={`${at} ${text}`}>
            <Moment at={at} />
            <span className="block">{text}</span>
          </li>
        ))}
      </ol>
    </AdminSection>
  )
}
