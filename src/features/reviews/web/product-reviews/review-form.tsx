import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useApi } from '../../../../ui/api/use-api.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useForm } from '../../../../ui/forms/form/use-form.ts'
import { Refusal } from '../../../../ui/forms/refusal.tsx'
import { TextareaField } from '../../../../ui/forms/textarea-field.tsx'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { RatingInput } from '../../../../ui/ratings/rating-input.tsx'
import { Skeleton } from '../../../../ui/states/skeleton.tsx'
import { notify } from '../../../../ui/toasts/toasts.ts'
import { reviewCommentMaxLength } from '../../../catalog/reviews/product-reviews.limits.ts'
import type { OwnReview, ProductReviewsContract } from '../../product-reviews.contract.ts'
import { DeleteOwnReview } from './delete-own-review.tsx'
import { ownReviewQuery } from './own-review.queries.ts'
import { reviewFormTexts } from './review-form.texts.ts'
import { usePublishReview } from './use-publish-review.ts'

interface ReviewDraft {
  readonly rating: number
  readonly comment: string
}

const drafts = new Map<string, ReviewDraft>()

/**
 * Reviews that were sent and are not published yet, kept as long as this tab shows the site. A customer who has to sign
 * in again finds the text afterwards.
 */
const reviewDrafts = {
  of: (productId: string) => drafts.get(productId),
  keep: (productId: string, draft: ReviewDraft) => void drafts.set(productId, draft),
  drop: (productId: string) => void drafts.delete(productId),
}

/** Says that this is the customer's own review, and why it is not published. */
const OwnReviewState = ({ review }: { review: OwnReview }) => {
  const { t } = useTranslation('reviewForm')
  const { status, refusalReason: reason } = review
  return (
    <div>
      <p className="font-medium">{t('own.title')}</p>
      {status === 'pending' && <p className="mt-1 text-ink-soft text-small">{t('own.pending')}</p>}
      {reason && (
        <p className="mt-2 border-garance border-s-2 bg-rose px-4 py-2 text-small">
          {t('own.rejected', { reason: t(`own.reasons.${reason}`) })}
        </p>
      )}
    </div>
  )
}

export interface ReviewFormProps {
  readonly productId: string
  /** Called when a review was published, changed or deleted, or waits for the house. */
  readonly onDone: (deed: 'written' | 'changed' | 'deleted') => void
}

/** The form that changes the customer's earlier review, or else writes a new one. */
export const ReviewForm = ({ productId, onDone }: ReviewFormProps) => {
  useOwnTexts('reviewForm', reviewFormTexts)
  const { t } = useTranslation('reviewForm')
  const {
    data: own,
    isError,
    refetch,
  } = useQuery(ownReviewQuery(useApi<ProductReviewsContract>(), productId))
  // The form needs the earlier review. Without it, the form would start blank and overwrite that review.
  if (own !== undefined) return <ReviewFields productId={productId} own={own} onDone={onDone} />
  if (!isError) return <Skeleton className="h-64 max-w-measure" />
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <p>{t('own.unread')}</p>
      <Button size="small" variant="secondary" onClick={() => void refetch()}>
        {t('own.retry')}
      </Button>
    </div>
  )
}

interface ReviewFieldsProps extends ReviewFormProps {
  readonly own: OwnReview | null
}

/** Asks for stars and, if the customer wants to add some, words (§4). The text stays until the review is published. */
const ReviewFields = ({ productId, own, onDone }: ReviewFieldsProps) => {
  const { t } = useTranslation(['reviewForm', 'reviews'])
  const before = reviewDrafts.of(productId) ?? own
  const done = (deed: 'written' | 'changed' | 'deleted') => {
    reviewDrafts.drop(productId)
    onDone(deed)
  }
  const { publish, publishing, refusal, failure } = usePublishReview({
    productId,
    isOwn: own !== null,
    onPublished: () => done(own ? 'changed' : 'written'),
  })
  const form = useForm({
    names: ['rating', 'comment'],
    start: { rating: String(before?.rating ?? ''), comment: before?.comment ?? '' },
    submit: ({ rating, comment }) => {
      if (rating !== '') {
        reviewDrafts.keep(productId, { rating: Number(rating), comment })
        return publish({ rating: Number(rating), comment })
      }
      return notify('general', {
        title: t('ratingRequiredTitle'),
        description: t('reviews:ratingRequired'),
        variant: 'destructive',
      })
    },
    failure,
  })
  const begin = useEffectEvent(() => form.focus('rating'))
  useEffect(() => begin(), [])
  const isRated = form.typed.rating !== ''
  const words = own ? ({ rest: 'own.submit', busy: 'own.submitting' } as const) : newWords
  return (
    <form method="post" {...form.props} className="flex max-w-measure flex-col gap-6">
      {own && <OwnReviewState review={own} />}
      <RatingInput
        legend={t('rating')}
        name="rating"
        labelOf={(stars) => t('reviews:stars', { rating: stars })}
        defaultValue={before?.rating}
        required
        error={form.errorOf('rating')}
      />
      <TextareaField
        label={t('comment')}
        {...form.field('comment')}
        hint={t('commentHint')}
        maxLength={reviewCommentMaxLength}
      />
      {refusal && <Refusal title={refusal.title}>{refusal.description}</Refusal>}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button type="submit" aria-disabled={!isRated} loading={publishing}>
          {publishing ? t(words.busy) : t(words.rest)}
        </Button>
        {own && <DeleteOwnReview productId={productId} onDeleted={() => done('deleted')} />}
        {!isRated && (
          <p className="min-w-0 flex-1 text-caption text-ink-soft">{t('reviews:ratingRequired')}</p>
        )}
      </div>
    </form>
  )
}

const newWords = { rest: 'submit', busy: 'submitting' } as const
