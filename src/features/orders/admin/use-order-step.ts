import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../shared/api/api-error.ts'
import { sentenceOf } from '../../../ui/api/show-failure.ts'
import { useApi } from '../../../ui/api/use-api.ts'
import { useWrite } from '../../../ui/api/use-write.ts'
import { notify } from '../../../ui/toasts/toasts.ts'
import type { AdminOrdersContract, OrderStep } from '../admin-orders.contract.ts'
import { adminOrderQuery } from './admin-orders.queries.ts'

const conflict = 409

interface OrderStepping {
  readonly id: string
  /** Called once there is nothing left to confirm: the step is done, or a colleague did it before. */
  readonly settled: () => void
}

/**
 * Brings an order to the next step and reports the result; if a colleague did it before, it shows the current order.
 */
export const useOrderStep = ({ id, settled }: OrderStepping) => {
  const { t } = useTranslation('adminOrders')
  const api = useApi<AdminOrdersContract>()
  const queries = useQueryClient()
  const { write: take, busy } = useWrite({
    send: (step: OrderStep) => api('PUT /admin/orders/{id}/status', { params: { id }, body: step }),
    succeeded: ({ order }) => {
      queries.setQueryData(adminOrderQuery(api, id).queryKey, order)
      notify('general', { title: t('step.done'), variant: 'success' })
      settled()
    },
    failed: (error) => {
      const isLate = error instanceof ApiError && error.status === conflict
      notify('general', {
        title: t(isLate ? 'step.elsewhere' : 'step.failed'),
        description: isLate ? t('step.elsewhereText') : sentenceOf(error),
        variant: 'destructive',
      })
      if (isLate) settled()
    },
  })
  return { take, busy }
}
