import { asc, count, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'
import { isUuid } from '../../../shared/ids/uuid.ts'
import { accounts } from '../../accounts/server/accounts.table.ts'
import { orders } from '../../orders/server/orders.table.ts'
import { refunds } from '../../payments/server/payments.table.ts'
import type { WithdrawalStatus } from '../withdrawals.limits.ts'
import { withdrawals } from './withdrawals.table.ts'

interface Wanted {
  readonly status?: WithdrawalStatus | undefined
  readonly page: number
  readonly limit: number
}

/** The status in SQL, by the same rule as `statusOf`. */
const status = sql<WithdrawalStatus>`case
  when ${withdrawals.status} = 'accepted' and ${refunds.status} = 'succeeded' then 'refunded'
  else ${withdrawals.status} end`

const isOwed = sql`${status} in ('received', 'to_review', 'accepted')`

const read = (db: Db) =>
  db
    .select({
      withdrawal: withdrawals,
      refund: refunds,
      orderNumber: orders.number,
      handledBy: { firstName: accounts.firstName, lastName: accounts.lastName },
    })
    .from(withdrawals)
    .leftJoin(refunds, eq(refunds.id, withdrawals.refundId))
    .leftJoin(orders, eq(orders.id, withdrawals.orderId))
    .leftJoin(accounts, eq(accounts.id, withdrawals.handledBy))

export type ReadWithdrawal = Awaited<ReturnType<typeof read>>[number]

/**
 * One page of the withdrawals: those whose money is owed come first, the earliest due day before the others, then the
 * newest.
 */
export const findWithdrawals = (db: Db, { status: wanted, page, limit }: Wanted) =>
  read(db)
    .where(wanted && eq(status, wanted))
    .orderBy(
      desc(isOwed),
      asc(sql`case when ${isOwed} then ${withdrawals.refundDueOn} end`),
      desc(withdrawals.submittedAt),
      asc(withdrawals.id),
    )
    .limit(limit)
    .offset((page - 1) * limit)

/** How many withdrawals there are of each status. */
export const countWithdrawals = async (db: Db) => {
  const rows = await db
    .select({ status, withdrawals: count() })
    .from(withdrawals)
    .leftJoin(refunds, eq(refunds.id, withdrawals.refundId))
    .groupBy(status)
  const counted = (of: WithdrawalStatus) => rows.find((row) => row.status === of)?.withdrawals ?? 0
  return {
    received: counted('received'),
    to_review: counted('to_review'),
    accepted: counted('accepted'),
    refused: counted('refused'),
    refunded: counted('refunded'),
  } satisfies Record<WithdrawalStatus, number>
}

/** Finds one withdrawal with its refund, by its id or by the reference that the events of its order contain. */
export const findWithdrawal = async (db: Db, named: string) => {
  const isNamed = isUuid(named) ? eq(withdrawals.id, named) : eq(withdrawals.reference, named)
  const [row] = await read(db).where(isNamed)
  return row
}
