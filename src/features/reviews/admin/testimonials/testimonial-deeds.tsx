import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { AdminSection } from '../../../../ui/admin/admin-section.tsx'
import { useChangedAddress } from '../../../../ui/admin/use-changed-address.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { Button } from '../../../../ui/button.tsx'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import type { ModeratedTestimonial, TestimonialsContract } from '../../testimonials.contract.ts'
import { testimonialsKey } from '../../web/testimonials.queries.ts'
import { RefusalChoice } from '../refusal-choice.tsx'
import { ReplyForm } from '../reply-form.tsx'
import { useReviewWrite } from '../use-review-write.ts'
import { useDecide } from './use-decide.ts'

/** What the house can do to one testimonial. */
export const TestimonialDeeds = ({ testimonial }: { testimonial: ModeratedTestimonial }) => {
  const { t } = useTranslation('reviewsAdmin')
  const { _id: id, status, reply } = testimonial
  const navigate = useNavigate()
  const addressWith = useChangedAddress()
  const api = useApi<TestimonialsContract>()
  const [isAsked, setAsked] = useState(false)
  const decision = useDecide()
  const replying = useReviewWrite({
    send: (text: string) => api('PUT /reviews/{id}/reply', { params: { id }, body: { text } }),
    said: ({ data }) => ({ title: t(data.review.reply ? 'done.replied' : 'done.replyRemoved') }),
    queryKey: testimonialsKey,
  })
  const deletion = useReviewWrite({
    send: (_: undefined) => api('DELETE /reviews/{id}', { params: { id } }),
    said: () => ({ title: t('done.deleted') }),
    succeeded: () => void navigate(addressWith({ opened: undefined })),
    queryKey: testimonialsKey,
  })
  return (
    <>
      <AdminSection id="decision" title={t('opened.decision')}>
        <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
          {status !== 'approved' && (
            <Button loading={decision.busy} onClick={() => void decision.write({ ids: [id] })}>
              {decision.busy ? t('publishing') : t('publish')}
            </Button>
          )}
          {status !== 'rejected' && (
            <RefusalChoice
              busy={decision.busy}
              onRefuse={(reason) => void decision.write({ ids: [id], reason })}
            />
          )}
          <Button variant="quiet" onClick={() => setAsked(true)}>
            {t('opened.delete')}
          </Button>
        </div>
      </AdminSection>
      <ReplyForm
        reply={reply?.text ?? ''}
        busy={replying.busy}
        onReply={(text) => void replying.write(text)}
      />
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
