import type { ReactNode } from 'react'
import { OpenedEntry } from '../../../ui/admin/opened-entry.tsx'
import type { ShownRecord } from '../../../ui/admin/shown-record.tsx'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'

interface OpenedReviewProps {
  /** It is undefined while the review is loading. */
  readonly shown:
    | {
        readonly author: string
        readonly badge: ReactNode
        readonly about?: ReactNode
        readonly body: ReactNode
        readonly aside: ReactNode
      }
    | undefined
  readonly error: Error | null
  /** Whose history is shown below it. */
  readonly record: ShownRecord
  readonly onRetry: () => void
}

/**
 * One review of either kind, opened in the moderation: what can be done with it and, beside it, what is known about it.
 */
export const OpenedReview = ({ shown, error, onRetry, record }: OpenedReviewProps) => {
  const { t } = useTranslation('reviewsAdmin')
  return (
    <OpenedEntry
      record={record}
      error={error}
      onRetry={onRetry}
      words={{ back: t('opened.back'), missing: t('opened.missing'), retry: t('retry') }}
      shown={
        shown && {
          title: shown.author,
          badge: shown.badge,
          body: (
            <>
              {shown.about}
              <div className="mt-6 grid gap-x-gutter gap-y-10 lg:grid-cols-[3fr_2fr]">
                <div className="flex min-w-0 flex-col gap-10">{shown.body}</div>
                <div className="flex min-w-0 flex-col gap-10 text-small">{shown.aside}</div>
              </div>
            </>
          ),
        }
      }
    />
  )
}
