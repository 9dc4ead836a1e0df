import { eq } from 'drizzle-orm'
import type { Context } from '../../../platform/context/context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { parisTime } from '../../../shared/calendar/paris-time.ts'
import { orders } from '../../orders/server/orders.table.ts'
import { shippingLeftCents } from '../../orders/server/refunds/refunded-shipping.public.ts'
import { readPaymentAccount } from '../../payments/server/payment-account.public.ts'
import { withdrawalsErrors } from '../withdrawals.errors.ts'
import { findWithdrawal } from './admin-withdrawals.repository.ts'
import { findPaidOrdersOf } from './declaring/find-declared-order.ts'
import { findReturns } from './returns/returns.repository.ts'
import { withdrawalOnTheWire } from './withdrawal-on-the-wire.ts'
import { findLinesOf } from './withdrawn-orders.repository.ts'

/** The largest number of orders that are offered for a declaration. */
const mostCandidates = 10

const findWholeOrder = async (db: Db, orderId: string) => {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId))
  if (!order) throw new Error('An order with a withdrawal has gone')
  const account = await readPaymentAccount(db, { purpose: 'order', subjectId: orderId })
  return {
    order,
    lines: await findLinesOf(db, orderId),
    shippingLeftCents: await shippingLeftCents(db, order),
    refundableCents: account?.refundableCents ?? 0,
  }
}

/** One withdrawal with everything that the team needs. */
export const wholeWithdrawal = async (
  { db, clock, lng }: Pick<Context, 'db' | 'clock' | 'lng'>,
  id: string,
) => {
  const read = await findWithdrawal(db, id)
  if (!read) throw withdrawalsErrors.withdrawalNotFound()
  const { withdrawal } = read
  const order = withdrawal.orderId === null ? null : await findWholeOrder(db, withdrawal.orderId)
  const candidates = order ? [] : await findPaidOrdersOf(db, withdrawal, mostCandidates)
  const today = parisTime(clock.now().epochMilliseconds).date
  const returns = await findReturns(db, withdrawal.id)
  return withdrawalOnTheWire({ read, order, returns, candidates }, { lng, today })
}
