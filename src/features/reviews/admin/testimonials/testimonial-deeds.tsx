import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useChangedUrl } from '../../../../ui/admin/use-changed-url.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import type {
  ModeratedTestimonial,
  TestimonialModerationContract,
} from '../../testimonial-moderation.contract.ts'
import { testimonialsKey } from '../../web/testimonials.queries.ts'
import { ReplyForm } from '../reply-form.tsx'
import { ReviewDeeds } from '../review-deeds.tsx'
import { useReviewWrite } from '../use-review-write.ts'
import { useDecide } from './use-decide.ts'

/** What an admin can do with one testimonial. */
export const TestimonialDeeds = ({ testimonial }: { testimonial: ModeratedTestimonial }) => {
  const { t } = useTranslation('reviewsAdmin')
  const { _id: id, status, reports, reply } = testimonial
  const navigate = useNavigate()
  const urlWith = useChangedUrl()
  const api = useApi<TestimonialModerationContract>()
  const [isAsked, setAsked] = useState(false)
  const decision = useDecide()
  const replying = useReviewWrite({
    send: (body: { text: string; replaces: string }) =>
      api('PUT /reviews/{id}/reply', { params: { id }, body }),
    said: ({ data }) => ({ title: t(data.review.reply ? 'done.replied' : 'done.replyRemoved') }),
    refresh: { queryKey: testimonialsKey },
  })
  const deletion = useReviewWrite({
    send: (_: undefined) => api('DELETE /reviews/{id}', { params: { id } }),
    said: () => ({ title: t('done.deleted') }),
    succeeded: () => void navigate(urlWith({ opened: undefined })),
    refresh: { queryKey: testimonialsKey },
  })
  return (
    <>
      <ReviewDeeds
        isPublished={status === 'approved'}
        isRefused={status === 'rejected'}
        reports={reports}
        busy={decision.busy}
        onPublish={() => void decision.write({ ids: [id] })}
        onRefuse={(reason) => void decision.write({ ids: [id], reason })}
      >
        <Button variant="quiet" onClick={() => setAsked(true)}>
          {t('opened.delete')}
        </Button>
      </ReviewDeeds>
      {(status !== 'rejected' || reply) && (
        <ReplyForm reply={reply?.text ?? ''} busy={replying.busy} onReply={replying.write} />
      )}
      <ConfirmDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title={t('opened.deleteTitle')}
        keep={t('opened.keep')}
        confirm={deletion.busy ? t('opened.deleting') : t('opened.delete')}
        busy={deletion.busy}
        onConfirm={() => void deletion.write(undefined)}
      >
        <p>{t('opened.deleteText')}</p>
      </ConfirmDialog>
    </>
  )
}
