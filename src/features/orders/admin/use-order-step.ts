import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../shared/api/api-error.ts'
import { useApi } from '../../../ui/api/use-api.ts'
import { notify } from '../../../ui/toasts.ts'
import type { AdminOrdersContract, OrderStep } from '../admin-orders.contract.ts'
import { adminOrderQuery } from './admin-orders.queries.ts'

const conflict = 409

/** Brings an order a step further and says what came of it; who comes second is shown the order as it is now. */
export const useOrderStep = (id: string) => {
  const { t } = useTranslation('adminOrders')
  const api = useApi<AdminOrdersContract>()
  const queries = useQueryClient()
  const [taking, setTaking] = useState<OrderStep['status']>()

  const take = async (step: OrderStep) => {
    setTaking(step.status)
    try {
      const { order } = await api('PUT /admin/orders/{id}/status', { params: { id }, body: step })
      queries.setQueryData(adminOrderQuery(api, id).queryKey, order)
      notify('general', { title: t('step.done'), variant: 'success' })
      return true
    } catch (error) {
      const isLate = error instanceof ApiError && error.status === conflict
      notify('general', {
        title: t(isLate ? 'step.elsewhere' : 'step.failed'),
        description: isLate ? t('step.elsewhereText') : error instanceof ApiError ? error.message : '',
        variant: 'destructive',
      })
      return isLate
    } finally {
      setTaking(undefined)
      // The list and the dashboard tell of it too.
      await queries.invalidateQueries({ predicate: ({ meta }) => meta?.private === true })
    }
  }

  return { take, taking }
}
