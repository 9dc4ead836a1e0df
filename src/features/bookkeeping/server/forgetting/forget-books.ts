import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { audit } from '../../../../platform/audit/audit.ts'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { yearOf } from '../../../../shared/calendar/civil-date.ts'
import { parisTime } from '../../../../shared/calendar/paris-time.ts'
import * as retention from '../../../../shared/privacy/retention.ts'
import { orders } from '../../../orders/server/orders.table.ts'
import { paidAndUnderway } from '../../../orders/status/order-status.rules.ts'
import { forgetPapers } from '../../../papers/server/forget-papers.public.ts'
import { toGo } from '../../../payments/refund.rules.ts'
import { forgetPayments } from '../../../payments/server/forget-payments.public.ts'
import { bookkeepingAudit } from '../../bookkeeping.audit.ts'
import { closings } from '../closings/closings.table.ts'
import { forgottenYears } from '../closings/forgotten-years.table.ts'
import { readForgotten } from '../closings/read-forgotten.ts'
import { verifyClosings } from '../closings/verify-closings.ts'
import { boundsOf, periodNamed } from '../period.ts'

/** Orders that one transaction deletes: visitors of the embedded database wait no longer than for that. */
const atOnce = 50

/** The first closed year that is not forgotten and whose ten years are over. */
const findDueYear = async ({ db, clock }: Context) => {
  const lastOver = yearOf(parisTime(clock.now().epochMilliseconds).date) - retention.books.years - 1
  const [due] = await db
    .select({ toDay: closings.toDay, hash: closings.hash })
    .from(closings)
    .where(
      and(
        eq(closings.kind, 'year'),
        sql`not exists (select from forgotten_years f where f.year = extract(year from ${closings.toDay}::date))`,
      ),
    )
    .orderBy(asc(closings.no))
    .limit(1)
  if (!due) return undefined
  const year = yearOf(due.toDay)
  return year <= lastOver ? { year, hash: due.hash } : undefined
}

/** Lets a year go once its books were found to be as they were closed. */
const forgetYear = async (ctx: Context, { year, hash }: { readonly year: number; readonly hash: string }) => {
  const { fault } = await verifyClosings(ctx.db)
  if (fault)
    throw new Error(`The books are not forgotten: closing ${fault.no} (${fault.period}) is ${fault.why}`)
  await ctx.write(async ({ db }) => {
    await db.insert(forgottenYears).values({ year, hash, forgottenAt: dateOf(ctx.clock.now()) })
    const period = String(year)
    await audit(db, ctx, bookkeepingAudit['books-forgotten'], { id: period, after: { period, hash } })
  })
}

/** Orders that ended before a moment, with all that their payments and papers had to do. */
const findEnded = async (db: Db, end: string) => {
  const { rows } = await db.execute<{ id: string }>(sql`
    select o.id from orders o
    where o.placed_at < ${end} and not (o.status = any(${sql.param([...paidAndUnderway, 'pending_payment'])}))
      and greatest(o.paid_at, o.shipped_at, o.delivered_at, o.closed_at, o.placed_at) < ${end}
      and not exists (select from invoices i
        where i.purpose = 'order' and i.subject_id = o.id and i.issued_at >= ${end})
      and not exists (select from withdrawals w where w.order_id = o.id)
      and not exists (select from payments p where p.purpose = 'order' and p.subject_id = o.id and (
        exists (select from payment_journal j where j.payment_id = p.id and j.at >= ${end})
        or exists (select from refunds r where r.payment_id = p.id and r.status = any(${sql.param([...toGo])}))
        or exists (select from disputes d where d.payment_id = p.id and d.standing not in ('won', 'lost'))))
    order by o.placed_at, o.id limit ${atOnce}`)
  return rows.map(({ id }) => id)
}

/** Papers refer to payments, and both to orders. */
const deleteOrders = async (db: Db, ids: readonly string[]) => {
  await forgetPapers(db, 'order', ids)
  await forgetPayments(db, 'order', ids)
  await db.delete(orders).where(inArray(orders.id, [...ids]))
}

/**
 * Forgets orders with their payments and papers ten years after the end of the year in which the last of them was
 * written. A year goes as a whole, after its closings were verified: they stay, and what they came to with them.
 */
export const forgetBooks = async (ctx: Context) => {
  for (let due = await findDueYear(ctx); due; due = await findDueYear(ctx)) await forgetYear(ctx, due)
  const years = [...(await readForgotten(ctx.db)).keys()]
  if (years.length === 0) return 0
  const { ends } = boundsOf(periodNamed(String(Math.max(...years))))
  let forgotten = 0
  for (let some = atOnce; some === atOnce; forgotten += some)
    some = await ctx.write(async ({ db }) => {
      const ids = await findEnded(db, ends)
      if (ids.length > 0) await deleteOrders(db, ids)
      return ids.length
    })
  return forgotten
}
