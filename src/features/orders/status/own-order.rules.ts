import type { CivilDate } from '../../../shared/calendar/civil-date.ts'
import { isWaiting, type OrderStatus } from './order-status.rules.ts'

/**
 * Whether its products may be put into the cart again: those of an unpaid order are reserved for the customer already.
 */
export const isReorderable = (status: OrderStatus) => !isWaiting(status)

/** Whether products of it are still to come. */
export const isUnderway = (status: OrderStatus) =>
  status === 'pending_payment' || status === 'paid' || status === 'in_preparation' || status === 'shipped'

const withdrawable: readonly OrderStatus[] = [
  'paid',
  'in_preparation',
  'shipped',
  'delivered',
  'partially_refunded',
]

interface Line {
  readonly quantity: number
  readonly refundedQuantity: number
  readonly withdrawal: { readonly eligible: boolean; readonly until: CivilDate | null }
}

/** Whether its buyer may still withdraw from a line: from the order on, until fourteen days after it came (L221-18). */
export const isOpenToWithdrawal = (
  { quantity, refundedQuantity, withdrawal: { eligible, until } }: Line,
  { status, today }: { readonly status: OrderStatus; readonly today: CivilDate },
) =>
  eligible &&
  refundedQuantity < quantity &&
  withdrawable.includes(status) &&
  (until === null || today <= until)
