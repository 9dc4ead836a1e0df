import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'
import type { CivilDate } from '../../../shared/calendar/civil-date.ts'
import { parisTime } from '../../../shared/calendar/paris-time.ts'
import { orders } from '../../orders/server/orders.table.ts'
import { refunds } from '../../payments/server/payments.table.ts'
import { daysLeft, owedOn } from '../refund-due.rules.ts'
import { isParcelLate, parcelOf } from '../returns/returned-products.rules.ts'
import { cameOn, isParcelAwaited, isToRefund } from './returns/parcel-columns.ts'
import { withdrawals } from './withdrawals.table.ts'

interface WithdrawalsToSeeInput {
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

/**
 * Whether a withdrawal needs an action of the team: an answer, a parcel that is awaited, a refund that follows from it,
 * or one that did not go.
 */
export const needsStaff = (db: Db) =>
  or(
    sql`${withdrawals.status} in ('received', 'to_review')`,
    isToRefund,
    isParcelAwaited,
    inArray(withdrawals.id, withMoneyOwed(db)),
  )

/**
 * The withdrawals that need an action of the team: first those whose goods are back, last those whose parcel is
 * awaited, each by the day on which their money is due.
 */
export const findWithdrawalsToSee = async (db: Db, { today, most }: WithdrawalsToSeeInput) => {
  const rows = await db
    .select({
      id: withdrawals.id,
      reference: withdrawals.reference,
      name: withdrawals.name,
      orderNumber: orders.number,
      refundDueOn: withdrawals.refundDueOn,
      hasFailed: sql<boolean>`${inArray(withdrawals.id, withMoneyOwed(db))}`,
      handledAt: withdrawals.handledAt,
      status: withdrawals.status,
      goodsReceived: withdrawals.goodsReceived,
      cameOn,
      count: sql<number>`(count(*) over ())::int`,
    })
    .from(withdrawals)
    .leftJoin(orders, eq(orders.id, withdrawals.orderId))
    .where(needsStaff(db))
    .orderBy(
      desc(isToRefund),
      asc(isParcelAwaited),
      asc(withdrawals.refundDueOn),
      asc(withdrawals.submittedAt),
      asc(withdrawals.id),
    )
    .limit(most)
  return {
    count: rows[0]?.count ?? 0,
    first: rows.map(({ id, hasFailed, count: _all, handledAt, status, goodsReceived, cameOn, ...row }) => {
      const refundDueOn = owedOn({ ...row, cameOn })
      const parcel = parcelOf({ status, goodsReceived })
      const acceptedOn = handledAt && parisTime(handledAt.getTime()).date
      return {
        _id: id,
        ...row,
        refundDueOn,
        daysLeft: daysLeft(refundDueOn, today),
        refundFailed: hasFailed,
        parcel,
        parcelSince: parcel && (parcel === 'awaited' ? acceptedOn : cameOn),
        parcelLate: parcel === 'awaited' && acceptedOn !== null && isParcelLate(acceptedOn, today),
      }
    }),
  }
}
