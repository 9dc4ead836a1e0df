import { useQueryClient } from '@tanstack/react-query'
import { showFailure } from '../../../../ui/api/show-failure.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useWrite } from '../../../../ui/api/use-write.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { notify } from '../../../../ui/toasts/toasts.ts'
import type { AdminOrdersContract } from '../../admin-orders.contract.ts'
import type { staffRefundReasons } from '../../admin-orders.limits.ts'
import { adminOrderQuery } from '../admin-orders.queries.ts'

type Reason = (typeof staffRefundReasons)[number]

/** A refund that an admin asks for. */
export type WantedRefund =
  | { readonly amount: number; readonly reason: Reason }
  | {
      readonly lines: { id: string; quantity: number }[]
      readonly shipping: boolean
      readonly restock: boolean
      readonly reason: Reason
    }

/**
 * Asks for a refund and reports the result. The same press that is sent twice, because its answer was lost, is one
 * refund.
 */
export const useGiveBack = (id: string) => {
  const { t } = useTranslation('adminOrders')
  const api = useApi<AdminOrdersContract>()
  const queries = useQueryClient()
  const { write: giveBack, busy } = useWrite({
    send: (refund: WantedRefund, idempotencyKey) =>
      api('POST /admin/orders/{id}/refund', { params: { id }, body: refund, idempotencyKey }),
    succeeded: ({ order }) => {
      queries.setQueryData(adminOrderQuery(api, id).queryKey, order)
      notify('general', { title: t('refund.done'), description: t('refund.doneText'), variant: 'success' })
    },
    failed: (error) => {
      showFailure(t('refund.failed'), error)
    },
  })
  return { giveBack, busy }
}
