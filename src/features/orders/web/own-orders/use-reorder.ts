import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { randomId } from '../../../../shared/random-id.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { notify } from '../../../../ui/toasts.ts'
import type { MissingLine, OrdersContract } from '../../orders.contract.ts'

interface Reordering {
  readonly id: string
  /** Everything is in the cart: it is shown. */
  readonly openCart: () => void
}

/**
 * Puts what was ordered into the cart again. All of it there, the cart is opened; what could not be had is told where
 * she is, and waits to be read.
 */
export const useReorder = ({ id, openCart }: Reordering) => {
  const { t } = useTranslation('ownOrders')
  const api = useApi<OrdersContract>()
  const queries = useQueryClient()
  const [pending, setPending] = useState(false)
  const [missing, setMissing] = useState<readonly MissingLine[]>([])
  const key = useRef<string>(undefined)

  const reorder = async () => {
    if (pending) return
    setPending(true)
    setMissing([])
    // A try whose answer got lost is the same try: it adds nothing twice.
    key.current ??= randomId()
    try {
      const answer = await api('POST /orders/{id}/reorder', { params: { id }, idempotencyKey: key.current })
      key.current = undefined
      void queries.invalidateQueries({ queryKey: ['cart'] })
      setMissing(answer.missing)
      if (answer.missing.length > 0) return
      notify('account', { title: t('again.doneTitle'), description: t('again.done'), variant: 'success' })
      openCart()
    } catch {
      notify('account', { title: t('failed'), description: t('again.failed'), variant: 'destructive' })
    } finally {
      setPending(false)
    }
  }
  return { reorder, pending, missing }
}
