import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { showFailure } from '../../../ui/api/show-failure.ts'
import { useApi } from '../../../ui/api/use-api.ts'
import { useWrite } from '../../../ui/api/use-write.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { notify } from '../../../ui/toasts/toasts.ts'
import type { AdminOrdersContract } from '../admin-orders.contract.ts'
import { retryParam } from '../admin-orders.limits.ts'
import { adminOrderQuery } from './admin-orders.queries.ts'

interface SendAgainButtonProps {
  readonly orderId: string
  readonly refundId: string
  /** The amount of the refund, in words. */
  readonly amount: string
}

/** Asks again for a refund that was refused or came back, and that the customer is still owed. */
export const SendAgainButton = ({ orderId, refundId, amount }: SendAgainButtonProps) => {
  const { t } = useTranslation('adminOrders')
  const api = useApi<AdminOrdersContract>()
  const queries = useQueryClient()
  const isWanted = useSearchParams()[0].get(retryParam) === refundId
  const [isAsked, setAsked] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isWanted) return
    // The address opens the question as the button does, which the focus returns to.
    button.current?.focus()
    setAsked(true)
  }, [isWanted])
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
      <Button
        ref={button}
        variant="quiet"
        size="small"
        className="print:hidden"
        onClick={() => setAsked(true)}
      >
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
