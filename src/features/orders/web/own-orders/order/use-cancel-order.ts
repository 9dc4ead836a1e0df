import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../../../../shared/api/api-error.ts'
import { useApi } from '../../../../../ui/api/use-api.ts'
import { useWrite } from '../../../../../ui/api/use-write.ts'
import { useTranslation } from '../../../../../ui/i18n/use-translation.tsx'
import type { OrdersContract } from '../../../orders.contract.ts'
import { ownOrderQuery, ownOrdersKey } from '../own-orders.queries.ts'

const conflict = 409

const isRefusal = (error: unknown) => error instanceof ApiError && error.status === conflict

interface Cancelling {
  readonly id: string
  /** Called when the order is cancelled, or was refused for good: then there is nothing left to confirm. */
  readonly settled: () => void
}

/**
 * Cancels an order and shows the result; an order that the atelier began meanwhile is read again, and the refusal is
 * shown.
 */
export const useCancelOrder = ({ id, settled }: Cancelling) => {
  const { t } = useTranslation('ownOrders')
  const api = useApi<OrdersContract>()
  const queries = useQueryClient()
  const [said, say] = useState<{ readonly isDone: boolean; readonly words: string }>()
  const { write, busy, failure } = useWrite({
    send: (_, idempotencyKey) => api('POST /orders/{id}/cancel', { params: { id }, idempotencyKey }),
    succeeded: ({ order, message }) => {
      queries.setQueryData(ownOrderQuery(api, id).queryKey, order)
      say({ isDone: true, words: message })
      settled()
    },
    failed: (error) => {
      if (!(error instanceof ApiError && isRefusal(error))) return
      say({ isDone: false, words: error.message })
      settled()
    },
    refresh: { queryKey: ownOrdersKey },
  })
  const cancel = async () => {
    say(undefined)
    await write()
  }
  /** Set when it is not known whether the order was cancelled: then the customer can try again. */
  const unsettled = failure && !isRefusal(failure) ? t('cancelling.failed') : undefined
  return { cancel, busy, said, unsettled }
}
