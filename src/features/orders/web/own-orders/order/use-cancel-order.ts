import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../../../shared/api/api-error.ts'
import { useApi } from '../../../../../ui/api/use-api.ts'
import { useWrite } from '../../../../../ui/api/use-write.ts'
import type { OrdersContract } from '../../../orders.contract.ts'
import { ownOrderQuery, ownOrdersKey } from '../own-orders.queries.ts'

const conflict = 409

const isRefusal = (error: unknown) => error instanceof ApiError && error.status === conflict

interface Cancelling {
  readonly id: string
  /** It is cancelled, or was refused for good: there is nothing left to ask. */
  readonly settled: () => void
}

/** Cancels an order, and shows what has become of it; one that the atelier began meanwhile is read again and says why. */
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
  /** Why it is not known whether it was cancelled: then it is asked again. */
  const unsettled = failure && !isRefusal(failure) ? t('cancelling.failed') : undefined
  return { cancel, busy, said, unsettled }
}
