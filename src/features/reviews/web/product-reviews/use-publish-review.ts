import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../../../shared/api/api-error.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useWrite } from '../../../../ui/api/use-write.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { notify } from '../../../../ui/toasts/toasts.ts'
import { catalogReadings } from '../../../catalog/catalog-readings.ts'
import type { NewReview, ProductReviewsContract } from '../../product-reviews.contract.ts'
import { ownReviewQuery } from './own-review.queries.ts'
import { reviewRefusal } from './review-refusal.ts'

interface ReviewedProduct {
  readonly productId: string
  /** The customer has already reviewed the product, so the form changes that review. */
  readonly isOwn: boolean
  readonly onPublished: () => void
}

const conflict = 409

/** Reads the product again after its reviews changed. The listings are read again when they are next shown. */
export const useReviewedReadings = () => {
  const queries = useQueryClient()
  return (productId: string) => {
    void queries.invalidateQueries({
      predicate: ({ queryKey: [first, , id] }) => first === catalogReadings.product && id === productId,
    })
    // The order of « Mieux notés » may have changed.
    void queries.invalidateQueries({ queryKey: [catalogReadings.listing], refetchType: 'none' })
  }
}

/** Sends a review, shows the result, and has the page of the product read again (§4, §8). */
export const usePublishReview = ({ productId, isOwn, onPublished }: ReviewedProduct) => {
  const { t } = useTranslation(['reviewForm', 'reviews'])
  const api = useApi<ProductReviewsContract>()
  const queries = useQueryClient()
  const readAgain = useReviewedReadings()
  const refusalIn = (error: unknown) => {
    const { title, text } = reviewRefusal(error)
    return { title: t(`${title}`), description: typeof text === 'string' ? t(`${text}`) : text.said }
  }
  const { write, busy, failure } = useWrite({
    send: (body: NewReview) => {
      const call = { params: { id: productId }, body }
      return isOwn ? api('PUT /products/{id}/reviews/mine', call) : api('POST /products/{id}/reviews', call)
    },
    succeeded: ({ message }) => {
      notify('general', {
        title: t(isOwn ? 'own.changedTitle' : 'publishedTitle'),
        description: message,
        variant: 'success',
      })
      onPublished()
      readAgain(productId)
    },
    failed: (error) => {
      // The review exists already, perhaps because an earlier answer was lost. The form reads
      // it and changes it from now on.
      if (error instanceof ApiError && error.status === conflict)
        void queries.invalidateQueries({ queryKey: ownReviewQuery(api, productId).queryKey })
      notify('general', { ...refusalIn(error), variant: 'destructive' })
    },
    refresh: null,
  })
  return {
    publish: write,
    publishing: busy,
    refusal: failure === null ? undefined : refusalIn(failure),
    failure,
  }
}
