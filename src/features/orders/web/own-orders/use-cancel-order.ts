import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../../shared/api/api-error.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import type { OrdersContract } from '../../orders.contract.ts'
import { ownOrderQuery, ownOrdersKey } from './own-orders.queries.ts'

const conflict = 409

/** How a try to call an order off came out: done, refused for good, or to be tried again. */
export type Cancelling = 'done' | 'refused' | 'failed'

/** Calls an order off, and shows what has become of it; one that the atelier began meanwhile is read again and says why. */
export const useCancelOrder = (id: string) => {
  const { t } = useTranslation('ownOrders')
  const api = useApi<OrdersContract>()
  const queries = useQueryClient()
  const [said, say] = useState<{ readonly outcome: Cancelling; readonly words: string }>()

  const cancel = async (idempotencyKey: string): Promise<Cancelling> => {
    say(undefined)
    try {
      const { order, message } = await api('POST /orders/{id}/cancel', { params: { id }, idempotencyKey })
      queries.setQueryData(ownOrderQuery(api, id).queryKey, order)
      void queries.invalidateQueries({ queryKey: ownOrdersKey })
      say({ outcome: 'done', words: message })
      return 'done'
    } catch (error) {
      const isRefused = error instanceof ApiError && error.status === conflict
      const outcome = isRefused ? 'refused' : 'failed'
      say({ outcome, words: isRefused ? error.message : t('cancelling.failed') })
      if (isRefused) await queries.invalidateQueries({ queryKey: ownOrdersKey })
      return outcome
    }
  }
  return { cancel, said }
}
