import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'
import type { CivilDate } from '../../../shared/calendar/civil-date.ts'
import { orders } from '../../orders/server/orders.table.ts'
import { refunds } from '../../payments/server/payments.table.ts'
import { daysLeft } from '../refund-due.rules.ts'
import { withdrawals } from './withdrawals.table.ts'

interface Wanted {
  /** The day in Paris. */
  readonly today: CivilDate
  readonly most: number
}

/** The accepted withdrawals whose money is still owed: the refund failed, or the money came back to the house. */
const withMoneyOwed = (db: Db) =>
  db
    .select({ id: withdrawals.id })
    .from(refunds)
    .innerJoin(withdrawals, eq(withdrawals.refundId, refunds.id))
    .where(and(inArray(refunds.status, ['failed', 'returned']), eq(withdrawals.status, 'accepted')))

/** The withdrawals that need an action of the team, by the day on which their money is due. */
export const findWithdrawalsToSee = async (db: Db, { today, most }: Wanted) => {
  const rows = await db
    .select({
      id: withdrawals.id,
      reference: withdrawals.reference,
      name: withdrawals.name,
      orderNumber: orders.number,
      refundDueOn: withdrawals.refundDueOn,
      isOwed: sql<boolean>`${withdrawals.status} = 'accepted'`,
      count: sql<number>`(count(*) over ())::int`,
    })
    .from(withdrawals)
    .leftJoin(orders, eq(orders.id, withdrawals.orderId))
    .where(
      or(sql`${withdrawals.status} in ('received', 'to_review')`, inArray(withdrawals.id, withMoneyOwed(db))),
    )
    .orderBy(asc(withdrawals.refundDueOn), asc(withdrawals.submittedAt), asc(withdrawals.id))
    .limit(most)
  return {
    count: rows[0]?.count ?? 0,
    first: rows.map(({ id, isOwed, count: _all, ...row }) => ({
      _id: id,
      ...row,
      daysLeft: daysLeft(row.refundDueOn, today),
      refundFailed: isOwed,
    })),
  }
}
