import { and, asc, eq, gte, inArray, lt, max, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../../platform/db/database.ts'
import type { CivilDate } from '../../../../shared/calendar/civil-date.ts'
import type { OrderStatus } from '../../status/order-status.rules.ts'
import { orderLines, orders } from '../orders.table.ts'

interface Wanted {
  /** The day in Paris. */
  readonly today: CivilDate
  readonly most: number
}

const promisedTo = max(orderLines.promisedTo)

/**
 * Leaves out an order whose withdrawal waits, because the withdrawals list shows it, and one whose products are all
 * refunded, because it is neither made nor sent.
 */
const goesOn = and(
  sql`not exists (select 1 from order_events asked
    where asked.order_id = ${orders.id} and asked.kind = 'withdrawal_requested' and not exists (
      select 1 from order_events answered where answered.order_id = asked.order_id
        and answered.kind = 'withdrawal_answered' and answered.details ->> 'reference' = asked.details ->> 'reference'))`,
  sql`bool_or(${orderLines.refundedQuantity} < ${orderLines.quantity})`,
)

const find = async (
  db: Db,
  { statuses, when, most }: { statuses: readonly OrderStatus[]; when: SQL | undefined; most: number },
) => {
  const rows = await db
    .select({
      id: orders.id,
      number: orders.number,
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
    first: rows.map(({ id, number, billingAddress: { firstName, lastName }, promisedTo: day }) => ({
      _id: id,
      number,
      name: `${firstName} ${lastName}`.trim(),
      promisedTo: day ?? '',
    })),
  }
}

/**
 * Paid orders whose promised day has passed before their arrival (`promised-day.rules.ts`), the earliest promised day
 * first.
 */
export const findLateOrders = (db: Db, { today, most }: Wanted) =>
  find(db, {
    statuses: ['paid', 'in_preparation', 'shipped'],
    when: and(
      lt(promisedTo, today),
      sql`not (${orders.status} = 'shipped' and ${orders.deliveryMethod} = 'pickup')`,
    ),
    most,
  })

/** Paid orders that are not begun and not late, the earliest promised day first. */
export const findOrdersToPrepare = (db: Db, { today, most }: Wanted) =>
  find(db, { statuses: ['paid'], when: gte(promisedTo, today), most })
