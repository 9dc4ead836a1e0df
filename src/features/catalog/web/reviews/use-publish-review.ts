import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../../shared/api/api-error.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { notify } from '../../../../ui/toasts.ts'
import type { CatalogContract } from '../../catalog.contract.ts'
import type { NewReview, ProductReviewsContract } from '../../product-reviews.contract.ts'
import { productQuery } from '../products.queries.ts'
import { ownReviewQuery } from './own-review.queries.ts'
import { reviewRefusal } from './review-refusal.ts'

interface ReviewedPiece {
  readonly productId: string
  /** The customer has reviewed it before: what is sent changes that review. */
  readonly isOwn: boolean
  readonly onPublished: () => void
}

const nothing: ApiError['fields'] = {}

/** Sends a review, says what came of it, and has the page of the piece read again (§4, §8). */
export const usePublishReview = ({ productId, isOwn, onPublished }: ReviewedPiece) => {
  const { t } = useTranslation('reviews')
  const { t: ofPieces } = useTranslation('catalog')
  const queries = useQueryClient()
  const api = useApi<ProductReviewsContract>()
  const catalog = useApi<CatalogContract>()
  const [publishing, setPublishing] = useState(false)
  const [fields, setFields] = useState(nothing)

  const published = (message: string) => {
    notify('general', {
      title: t(isOwn ? 'own.changedTitle' : 'publishedTitle'),
      description: isOwn ? message : ofPieces('reviews.published'),
      variant: 'success',
    })
    onPublished()
    void queries.invalidateQueries({ queryKey: productQuery(catalog, productId).queryKey })
    void queries.invalidateQueries({ queryKey: ownReviewQuery(api, productId).queryKey })
    // « Mieux notés » may stand in another order now; asked again when next shown.
    void queries.invalidateQueries({ queryKey: ['products'], refetchType: 'none' })
  }

  const refused = (error: unknown) => {
    const { title, text } = reviewRefusal(error)
    setFields(error instanceof ApiError ? error.fields : nothing)
    notify('general', {
      title: t(`${title}`),
      description: typeof text === 'string' ? t(`${text}`) : text.said,
      variant: 'destructive',
    })
  }

  const publish = async (body: NewReview) => {
    setPublishing(true)
    setFields(nothing)
    try {
      const call = { params: { id: productId }, body }
      const { message } = isOwn
        ? await api('PUT /products/{id}/reviews/mine', call)
        : await api('POST /products/{id}/reviews', call)
      published(message)
    } catch (error) {
      refused(error)
    } finally {
      setPublishing(false)
    }
  }

  return { publish, publishing, fields }
}
