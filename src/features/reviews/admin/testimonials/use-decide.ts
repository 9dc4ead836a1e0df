import { useApi } from '../../../../ui/api/use-api.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { TestimonialModerationContract } from '../../testimonial-moderation.contract.ts'
import { testimonialsKey } from '../../web/testimonials.queries.ts'
import type { Decision } from '../review-list.tsx'
import { useReviewWrite } from '../use-review-write.ts'

/** Publishes or refuses one testimonial or several. */
export const useDecide = () => {
  const { t } = useTranslation('reviewsAdmin')
  const api = useApi<TestimonialModerationContract>()
  return useReviewWrite({
    send: ({ ids, reason }: Decision, idempotencyKey) =>
      api('POST /admin/reviews/decisions', {
        body: { ids: [...ids], ...(reason ? { status: 'rejected', reason } : { status: 'approved' }) },
        idempotencyKey,
      }),
    said: ({ decided, missing }, { reason }) => ({
      title: t(reason ? 'done.refused' : 'done.published', { count: decided.length }),
      ...(missing.length > 0 && { description: t('done.missing', { count: missing.length }) }),
    }),
    undo: ({ decided: ids }, { reason }) => ({
      kind: 'testimonial',
      ids,
      action: reason ? 'testimonial.rejected' : 'testimonial.approved',
    }),
    refresh: { queryKey: testimonialsKey },
  })
}
