import { type ReactNode, type RefObject, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Unanswered } from '../../../ui/admin/unanswered.tsx'
import { useChangedAddress } from '../../../ui/admin/use-changed-address.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'

interface OpenedReviewProps {
  /** Its heading gets the focus when it has come, and after each deed, whose button may be gone. */
  readonly heading: RefObject<HTMLHeadingElement | null>
  /** Absent while it is on its way. */
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
  readonly onRetry: () => void
}

/** One review of either kind, opened in the moderation. */
export const OpenedReview = ({ heading, shown, error, onRetry }: OpenedReviewProps) => {
  const { t } = useTranslation('reviewsAdmin')
  const addressWith = useChangedAddress()
  const isThere = shown !== undefined
  useEffect(() => {
    if (isThere) heading.current?.focus({ preventScroll: true })
  }, [isThere, heading])
  return (
    <article>
      <Link
        to={addressWith({ opened: undefined })}
        className="thread-link relative inline-flex min-h-11 items-center text-small"
      >
        ← {t('opened.back')}
      </Link>
      {shown ? (
        <>
          <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
            <h2 ref={heading} tabIndex={-1} className="font-semibold text-subheading wrap-anywhere">
              {shown.author}
            </h2>
            {shown.badge}
          </div>
          {shown.about}
          <div className="mt-6 grid gap-x-gutter gap-y-10 lg:grid-cols-[3fr_2fr]">
            <div className="flex min-w-0 flex-col gap-10">{shown.body}</div>
            <div className="flex min-w-0 flex-col gap-10 text-small">{shown.aside}</div>
          </div>
        </>
      ) : error ? (
        <Unanswered
          error={error}
          text={t('opened.missing')}
          retry={{ label: t('retry'), onPress: onRetry }}
        />
      ) : (
        <Skeleton className="mt-4 h-[40svh] w-full" />
      )}
    </article>
  )
}
