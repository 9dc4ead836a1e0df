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

/** An order whose withdrawal waits is seen to there, and one that is given back whole is not made or sent any more. */
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

/** Orders that are paid, should have come by now and have not (`promised-day.rules.ts`), the longest promised first. */
export const findLateOrders = (db: Db, { today, most }: Wanted) =>
  find(db, {
    statuses: ['paid', 'in_preparation', 'shipped'],
    when: and(
      lt(promisedTo, today),
      sql`not (${orders.status} = 'shipped' and ${orders.deliveryMethod} = 'pickup')`,
    ),
    most,
  })

/** Orders that are paid, not begun and not late, the next promised first. */
export const findOrdersToPrepare = (db: Db, { today, most }: Wanted) =>
  find(db, { statuses: ['paid'], when: gte(promisedTo, today), most })
