import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../shared/api/api-error.ts'
import { useApi } from '../../../ui/api/use-api.ts'
import { useWrite } from '../../../ui/api/use-write.ts'
import { Button } from '../../../ui/button.tsx'
import { notify } from '../../../ui/toasts.ts'
import type { AdminOrdersContract } from '../admin-orders.contract.ts'
import { adminOrderQuery } from './admin-orders.queries.ts'

interface SendAgainButtonProps {
  readonly orderId: string
  readonly refundId: string
}

/** Sends money once more that came back to the house, and that its buyer is still owed. */
export const SendAgainButton = ({ orderId, refundId }: SendAgainButtonProps) => {
  const { t } = useTranslation('adminOrders')
  const api = useApi<AdminOrdersContract>()
  const queries = useQueryClient()
  const { write, busy } = useWrite({
    send: (_, idempotencyKey) =>
      api('POST /admin/orders/{id}/refunds/{refundId}/retry', {
        params: { id: orderId, refundId },
        idempotencyKey,
      }),
    succeeded: ({ order }) => {
      queries.setQueryData(adminOrderQuery(api, orderId).queryKey, order)
      notify('general', { title: t('refund.sentAgain'), variant: 'success' })
    },
    failed: (error) => {
      const description = error instanceof ApiError ? error.message : ''
      notify('general', { title: t('refund.failed'), description, variant: 'destructive' })
    },
  })

  return (
    <Button variant="quiet" size="small" loading={busy} onClick={() => void write()}>
      {t('refund.sendAgain')}
    </Button>
  )
}
