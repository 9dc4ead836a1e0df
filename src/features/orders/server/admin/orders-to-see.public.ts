import { and, asc, eq, gte, inArray, lt, max, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../../platform/db/database.ts'
import type { CivilDate } from '../../../../shared/calendar/civil-date.ts'
import type { OrdersDue } from '../../admin-orders.limits.ts'
import { type OrderStatus, paidAndUnderway } from '../../status/order-status.rules.ts'
import { awaitsNoDecision } from '../alerts/alerts-to-see.public.ts'
import { hasNoOpenWithdrawal } from '../open-withdrawals.repository.ts'
import { orderLines, orders } from '../orders.table.ts'

interface OrdersToSeeInput {
  /** The day in Paris. */
  readonly today: CivilDate
  readonly most: number
}

const promisedTo = max(orderLines.promisedTo)

/**
 * Leaves out an order whose withdrawal waits or whose payment waits for a decision, because it is shown as such, and one
 * whose products are all refunded, because it is neither made nor sent.
 */
const goesOn = and(
  hasNoOpenWithdrawal,
  awaitsNoDecision,
  sql`bool_or(${orderLines.refundedQuantity} < ${orderLines.quantity})`,
)

interface Due {
  readonly statuses: readonly OrderStatus[]
  readonly when: SQL | undefined
}

const dueBy: Readonly<Record<OrdersDue, (today: CivilDate) => Due>> = {
  // The promised day has passed before the arrival of the order (`promised-day.rules.ts`).
  late: (today) => ({
    statuses: paidAndUnderway,
    when: and(
      lt(promisedTo, today),
      sql`not (${orders.status} = 'shipped' and ${orders.deliveryMethod} = 'pickup')`,
    ),
  }),
  toPrepare: (today) => ({ statuses: ['paid'], when: gte(promisedTo, today) }),
}

/** The ids of the orders that are due, for a condition of a list. */
export const idsOfOrdersDue = (db: Db, { due, today }: { due: OrdersDue; today: CivilDate }) => {
  const { statuses, when } = dueBy[due](today)
  return db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(inArray(orders.status, [...statuses]))
    .groupBy(orders.id)
    .having(and(when, goesOn))
}

const find = async (db: Db, due: OrdersDue, { today, most }: OrdersToSeeInput) => {
  const { statuses, when } = dueBy[due](today)
  const rows = await db
    .select({
      id: orders.id,
      number: orders.number,
      status: orders.status,
      billingAddress: orders.billingAddress,
      promisedTo,
      count: sql<number>`(count(*) over ())::int`,
    })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(inArray(orders.status, [...statuses]))
    .groupBy(orders.id)
    .having(and(when, goesOn))
    .orderBy(asc(promisedTo), asc(orders.placedAt), asc(orders.id))
    .limit(most)
  return {
    count: rows[0]?.count ?? 0,
    first: rows.map(({ id, number, status, billingAddress: { firstName, lastName }, promisedTo: day }) => ({
      _id: id,
      number,
      status,
      name: `${firstName} ${lastName}`.trim(),
      promisedTo: day ?? '',
    })),
  }
}

/** Paid orders whose promised day has passed, the earliest promised day first. */
export const findLateOrders = (db: Db, wanted: OrdersToSeeInput) => find(db, 'late', wanted)

/** Paid orders that are not begun and not late, the earliest promised day first. */
export const findOrdersToPrepare = (db: Db, wanted: OrdersToSeeInput) => find(db, 'toPrepare', wanted)
