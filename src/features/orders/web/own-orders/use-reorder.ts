import { useState } from 'react'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useWrite } from '../../../../ui/api/use-write.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { notify } from '../../../../ui/toasts/toasts.ts'
import type { MissingLine, OrdersContract } from '../../orders.contract.ts'

interface Reordering {
  readonly id: string
  /** Opens the cart, because all products are in it. */
  readonly openCart: () => void
}

/**
 * Puts the products of an order into the cart again. If all are available, the cart is opened; otherwise the page lists
 * the missing ones and stays open.
 */
export const useReorder = ({ id, openCart }: Reordering) => {
  const { t } = useTranslation('ownOrders')
  const api = useApi<OrdersContract>()
  const [missing, setMissing] = useState<readonly MissingLine[]>([])
  const { write, busy } = useWrite({
    send: (_, idempotencyKey) => api('POST /orders/{id}/reorder', { params: { id }, idempotencyKey }),
    succeeded: (answer) => {
      setMissing(answer.missing)
      if (answer.missing.length > 0) return
      notify('account', { title: t('again.doneTitle'), description: t('again.done'), variant: 'success' })
      openCart()
    },
    failed: () =>
      notify('account', { title: t('failed'), description: t('again.failed'), variant: 'destructive' }),
    refresh: { queryKey: ['cart'] },
  })
  const reorder = async () => {
    if (busy) return
    setMissing([])
    await write()
  }
  return { reorder, pending: busy, missing }
}
