import { and, count, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'
import { onDays } from '../../../platform/db/on-days.ts'
import { highestFirst, lowestFirst, type PageInput, pageOf } from '../../../platform/db/pages/page-of.ts'
import type { CivilDate } from '../../../shared/calendar/civil-date.ts'
import { isUuid } from '../../../shared/ids/uuid.ts'
import type { Range } from '../../../shared/ranges/ranges.ts'
import { accounts } from '../../accounts/server/accounts.table.ts'
import { nameOfPerson } from '../../accounts/server/people.public.ts'
import { orders } from '../../orders/server/orders.table.ts'
import { refunds } from '../../payments/server/payments.table.ts'
import type { WithdrawalStatus } from '../withdrawals.limits.ts'
import { cameOn, isToRefund } from './returns/parcel-columns.ts'
import { withdrawals } from './withdrawals.table.ts'
import { needsStaff } from './withdrawals-to-see.public.ts'

interface FindWithdrawalsInput extends PageInput {
  readonly status?: WithdrawalStatus | undefined
  readonly waiting?: 'house' | undefined
  readonly received?: Range<CivilDate> | undefined
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
      cameOn,
      handledBy: nameOfPerson,
    })
    .from(withdrawals)
    .leftJoin(refunds, eq(refunds.id, withdrawals.refundId))
    .leftJoin(orders, eq(orders.id, withdrawals.orderId))
    .leftJoin(accounts, eq(accounts.id, withdrawals.handledBy))

export type ReadWithdrawal = Awaited<ReturnType<typeof read>>[number]

type Filters = Pick<FindWithdrawalsInput, 'status' | 'waiting' | 'received'>

const matching = (db: Db, { status: wanted, waiting, received }: Filters) =>
  and(wanted && eq(status, wanted), waiting && needsStaff(db), onDays(withdrawals.submittedAt, received))

/** How many withdrawals were asked for. */
export const countMatching = async (db: Db, wanted: Filters) => {
  const [row] = await db
    .select({ withdrawals: count() })
    .from(withdrawals)
    .leftJoin(refunds, eq(refunds.id, withdrawals.refundId))
    .where(matching(db, wanted))
  return row?.withdrawals ?? 0
}

/**
 * One page of the withdrawals: those whose money is owed come first, among them those whose goods are back, then the
 * earliest due day before the others, then the newest.
 */
export const findWithdrawals = async (
  db: Db,
  { status: of, waiting, received, ...input }: FindWithdrawalsInput,
) => {
  const one = pageOf({
    ...input,
    order: [
      highestFirst(isOwed),
      highestFirst(isToRefund),
      lowestFirst(sql`case when ${isOwed} then ${withdrawals.refundDueOn} else 'infinity' end`),
      highestFirst(withdrawals.submittedAt),
      lowestFirst(withdrawals.id),
    ],
    rows: sql`${withdrawals} left join ${refunds} on ${refunds.id} = ${withdrawals.refundId}`,
    id: withdrawals.id,
  })
  const rows = await read(db)
    .where(and(matching(db, { status: of, waiting, received }), one.begins))
    .orderBy(...one.orderBy)
    .limit(one.limit)
    .offset(one.offset)
  return one.shown(rows)
}

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
