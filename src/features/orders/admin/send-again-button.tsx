import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../shared/api/api-error.ts'
import { useApi } from '../../../ui/api/use-api.ts'
import { useAttemptKeys } from '../../../ui/api/use-attempt-keys.ts'
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
  const keys = useAttemptKeys()
  const [sending, setSending] = useState(false)

  const send = async () => {
    setSending(true)
    try {
      const params = { id: orderId, refundId }
      const { order } = await api('POST /admin/orders/{id}/refunds/{refundId}/retry', {
        params,
        idempotencyKey: keys.keyFor(params),
      })
      keys.answered()
      queries.setQueryData(adminOrderQuery(api, orderId).queryKey, order)
      notify('general', { title: t('refund.sentAgain'), variant: 'success' })
    } catch (error) {
      const description = error instanceof ApiError ? error.message : ''
      notify('general', { title: t('refund.failed'), description, variant: 'destructive' })
    } finally {
      setSending(false)
      await queries.invalidateQueries({ predicate: ({ meta }) => meta?.private === true })
    }
  }

  return (
    <Button
      variant="quiet"
      size="small"
      loading={sending}
      onClick={() => {
        if (!sending) void send()
      }}
    >
      {t('refund.sendAgain')}
    </Button>
  )
}
