import { type OrderDeed, type OrderStatus, statusAfter } from '../order-status.rules.ts'

/** What a held order becomes by a deed that was found possible; anything else is a mistake of ours, and nothing is written. */
export const statusBy = (deed: OrderDeed, { status }: { readonly status: OrderStatus }) => {
  const next = statusAfter(status, deed)
  if (!next) throw new Error(`« ${deed} » cannot happen to an order that is ${status}`)
  return next
}
