import type { Db } from '../../../../platform/db/database.ts'
import { ordersErrors } from '../../orders.errors.ts'
import { isGivenBack } from '../../refunds/refund-lines.rules.ts'
import { isRefunded } from '../../status/order-money.rules.ts'
import { type StaffStep, stepTo } from '../../status/staff-steps.rules.ts'
import { findAlertsToDecide } from '../alerts/order-alerts.repository.ts'
import { findWithdrawing } from '../open-withdrawals.repository.ts'
import { findOrderLines } from '../order-lines.repository.ts'
import type { OrderRow } from '../orders.table.ts'

/** Refuses a step that a locked order cannot take from where it stands. */
export const requireStep = async (db: Db, order: OrderRow, step: StaffStep) => {
  const facts = {
    fulfilment: order.fulfilment,
    isRefunded: isRefunded(order),
    withdrawing: (await findWithdrawing(db, [order.id])).has(order.id),
    isAlerted: (await findAlertsToDecide(db, order.id)).length > 0,
    isGivenBack: isGivenBack(await findOrderLines(db, order.id)),
  }
  const way = stepTo(facts, step)
  if (way === 'withdrawal_waits') throw ordersErrors.withdrawalWaits()
  if (way === 'decision_waits') throw ordersErrors.decisionWaits()
  if (way === 'impossible') throw ordersErrors.notPossible()
}
