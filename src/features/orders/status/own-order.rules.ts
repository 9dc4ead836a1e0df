import type { CivilDate } from '../../../shared/calendar/civil-date.ts'
import { isInForce, isWaiting, type OrderStatus } from './order-status.rules.ts'

/**
 * Whether the products may be put into the cart again: those of an unpaid order are already reserved for the customer.
 */
export const isReorderable = (status: OrderStatus) => !isWaiting(status)

interface Line {
  readonly quantity: number
  readonly refundedQuantity: number
  readonly withdrawal: { readonly eligible: boolean; readonly until: CivilDate | null }
}

interface OrderFacts {
  readonly status: OrderStatus
  readonly today: CivilDate
  /** Products of the line that an open withdrawal is about. */
  readonly withdrawing: number
}

/**
 * Whether the customer may still withdraw from a line: from the order on, until fourteen days after its arrival
 * (L221-18).
 */
export const isOpenToWithdrawal = (
  { quantity, refundedQuantity, withdrawal: { eligible, until } }: Line,
  { status, today, withdrawing }: OrderFacts,
) =>
  eligible &&
  refundedQuantity + withdrawing < quantity &&
  isInForce(status) &&
  (until === null || today <= until)
