import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showFailure } from '../../../ui/api/show-failure.ts'
import { useApi } from '../../../ui/api/use-api.ts'
import { useWrite } from '../../../ui/api/use-write.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { notify } from '../../../ui/toasts/toasts.ts'
import type { AdminOrdersContract } from '../admin-orders.contract.ts'
import { adminOrderQuery } from './admin-orders.queries.ts'

interface SendAgainButtonProps {
  readonly orderId: string
  readonly refundId: string
  /** The amount of the refund, in words. */
  readonly amount: string
}

/** Sends a refund again that came back to the house and that the customer is still owed. */
export const SendAgainButton = ({ orderId, refundId, amount }: SendAgainButtonProps) => {
  const { t } = useTranslation('adminOrders')
  const api = useApi<AdminOrdersContract>()
  const queries = useQueryClient()
  const [isAsked, setAsked] = useState(false)
  const { write, busy } = useWrite({
    send: (_, idempotencyKey) =>
      api('POST /admin/orders/{id}/refunds/{refundId}/retry', {
        params: { id: orderId, refundId },
        idempotencyKey,
      }),
    succeeded: ({ order }) => {
      queries.setQueryData(adminOrderQuery(api, orderId).queryKey, order)
      notify('general', { title: t('refund.sentAgain'), variant: 'success' })
      setAsked(false)
    },
    failed: (error) => {
      showFailure(t('refund.failed'), error)
    },
  })

  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setAsked(true)}>
        {t('refund.sendAgain')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title={t('refund.question', { amount })}
        keep={t('refund.keep')}
        confirm={t('refund.submitPieces', { amount })}
        busy={busy}
        onConfirm={() => void write()}
      >
        <p>{t('refund.againText')}</p>
      </ConfirmDialog>
    </>
  )
}
