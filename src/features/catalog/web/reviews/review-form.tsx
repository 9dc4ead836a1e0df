import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/button.tsx'
import { RatingInput } from '../../../../ui/rating-input.tsx'
import { TextareaField } from '../../../../ui/textarea-field.tsx'
import { notify } from '../../../../ui/toasts.ts'
import { reviewCommentMaxLength } from '../../product-reviews.limits.ts'
import { reviewDrafts } from './review-drafts.ts'
import { usePublishReview } from './use-publish-review.ts'

export interface ReviewFormProps {
  readonly productId: string
  readonly onPublished: () => void
}

/** Stars and, for whoever has something to say, words (§4). What is written stays until it has been published. */
export const ReviewForm = ({ productId, onPublished }: ReviewFormProps) => {
  const { t } = useTranslation('reviews')
  const [rating, setRating] = useState(reviewDrafts.of(productId)?.rating)
  const [comment, setComment] = useState(reviewDrafts.of(productId)?.comment ?? '')
  const published = () => {
    reviewDrafts.drop(productId)
    onPublished()
  }
  const { publish, publishing, fields } = usePublishReview({ productId, onPublished: published })
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (rating !== undefined) {
      reviewDrafts.keep(productId, { rating, comment })
      return void publish({ rating, comment })
    }
    notify('general', {
      title: t('ratingRequiredTitle'),
      description: t('ratingRequired'),
      variant: 'destructive',
    })
  }
  return (
    <form method="post" ref={form} noValidate onSubmit={send} className="flex max-w-measure flex-col gap-6">
      <RatingInput
        legend={t('rating')}
        name="rating"
        labelOf={(stars) => t('stars', { rating: stars })}
        value={rating}
        onChange={setRating}
        required
        error={fields.rating}
      />
      <TextareaField
        label={t('comment')}
        name="comment"
        hint={t('commentHint')}
        maxLength={reviewCommentMaxLength}
        value={comment}
        onChange={({ target }) => setComment(target.value)}
        error={fields.comment}
      />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button type="submit" aria-disabled={rating === undefined} loading={publishing}>
          {publishing ? t('submitting') : t('submit')}
        </Button>
        {rating === undefined && (
          <p className="min-w-0 flex-1 text-caption text-ink-soft">{t('ratingRequired')}</p>
        )}
      </div>
    </form>
  )
}
