import { useEffect, useState } from 'react'
import type { Order } from '../../../orders/order.schema.ts'

/** Whether the products of an order are reserved now; it changes when the reservation ends. */
export const useHold = (order: Pick<Order, 'status' | 'heldUntil'> | undefined) => {
  const until =
    order?.status === 'pending_payment' && order.heldUntil ? Date.parse(order.heldUntil) : undefined
  const [nowMs, setNowMs] = useState(() => Date.now())
  useEffect(() => {
    if (until === undefined) return
    const timer = setTimeout(() => setNowMs(Date.now()), Math.max(0, until - Date.now()) + 1)
    return () => clearTimeout(timer)
  }, [until])
  return { until, isHeld: until !== undefined && until > nowMs }
}
