import { and, eq, inArray } from 'drizzle-orm'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import type { Write } from '../../../../platform/context/write.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { parisTime } from '../../../../shared/calendar/paris-time.ts'
import { noteWithdrawalRequested } from '../../../orders/server/note-withdrawal.public.ts'
import type { OrderLineRow, OrderRow } from '../../../orders/server/orders.table.ts'
import { namesProducts, reviewReasonOf, withdrawnLines } from '../../line-eligibility.rules.ts'
import { type WithdrawalRow, withdrawals } from '../withdrawals.table.ts'
import { findLinesOf } from '../withdrawn-orders.repository.ts'

interface Attached {
  /** The row is locked, and attached to no order. */
  readonly row: WithdrawalRow
  /** The row is locked, so that its days stay what they are. */
  readonly order: OrderRow
}

/** The days that decide about a withdrawal, in the time of Paris. */
export const daysOf = (
  { submittedAt }: Pick<WithdrawalRow, 'submittedAt'>,
  { deliveredAt }: Pick<OrderRow, 'deliveredAt'>,
) => ({
  deliveredOn: deliveredAt && parisTime(deliveredAt.getTime()).date,
  declaredOn: parisTime(submittedAt.getTime()).date,
})

/** The lines that a declaration names by their ids. */
const namedLines = ({ lines }: Pick<WithdrawalRow, 'lines'>) =>
  lines.flatMap(({ line, quantity }) => (line === null ? [] : [{ line, quantity }]))

/** How many products of each line the open withdrawals of an order are about. */
export const findDeclared = async (db: Db, { id }: Pick<OrderRow, 'id'>, lines: readonly OrderLineRow[]) => {
  const rows = await db
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.orderId, id), inArray(withdrawals.status, ['received', 'to_review'])))
  const quantities = new Map<string, number>()
  for (const row of rows)
    for (const { line, quantity } of withdrawnLines({
      lines,
      named: namedLines(row),
      isNamed: namesProducts(row),
    }) ?? [])
      quantities.set(line, (quantities.get(line) ?? 0) + quantity)
  return quantities
}

/** Stores the order of a declaration and whether the team has to review it, and adds an event to the order. */
export const attach = async (ctx: Pick<Context, 'clock'>, tx: Write, { row, order }: Attached) => {
  const lines = await findLinesOf(tx.db, order.id)
  const named = namedLines(row)
  const reviewReason = reviewReasonOf({
    status: order.status,
    lines,
    named,
    isNamed: namesProducts(row),
    ...daysOf(row, order),
  })
  await tx.db
    .update(withdrawals)
    .set({
      lookedUpAt: dateOf(ctx.clock.now()),
      orderId: order.id,
      reviewReason,
      status: reviewReason === null ? 'received' : 'to_review',
    })
    .where(eq(withdrawals.id, row.id))
  await noteWithdrawalRequested(ctx, tx, {
    orderId: order.id,
    reference: row.reference,
    lines: withdrawnLines({ lines, named, isNamed: namesProducts(row) }),
  })
}
