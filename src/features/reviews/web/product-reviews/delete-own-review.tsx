import { useState } from 'react'
import { showFailure } from '../../../../ui/api/show-failure.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useWrite } from '../../../../ui/api/use-write.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import { notify } from '../../../../ui/toasts/toasts.ts'
import type { ProductReviewsContract } from '../../product-reviews.contract.ts'
import { useReviewedReadings } from './use-publish-review.ts'

interface DeleteOwnReviewProps {
  readonly productId: string
  readonly onDeleted: () => void
}

/** Deletes the customer's review after the customer has confirmed it. */
export const DeleteOwnReview = ({ productId, onDeleted }: DeleteOwnReviewProps) => {
  const { t } = useTranslation(['reviewForm', 'reviews'])
  const api = useApi<ProductReviewsContract>()
  const readAgain = useReviewedReadings()
  const [isAsked, setAsked] = useState(false)
  const { write, busy } = useWrite({
    send: () => api('DELETE /products/{id}/reviews/mine', { params: { id: productId } }),
    succeeded: ({ message }) => {
      notify('general', { title: t('own.deletedTitle'), description: message, variant: 'success' })
      onDeleted()
      readAgain(productId)
    },
    failed: (error) => showFailure(t('reviews:failedTitle'), error, t('reviews:failed')),
    refresh: null,
  })
  return (
    <>
      <Button variant="quiet" onClick={() => setAsked(true)}>
        {t('own.delete')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title={t('own.deleteTitle')}
        keep={t('own.keep')}
        confirm={busy ? t('own.deleting') : t('own.delete')}
        busy={busy}
        onConfirm={() => void write()}
      >
        <p>{t('own.deleteText')}</p>
      </ConfirmDialog>
    </>
  )
}
