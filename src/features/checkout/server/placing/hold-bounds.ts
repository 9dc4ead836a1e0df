import { and, desc, eq, gt, isNull, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { together } from '../../../../platform/db/together.ts'
import { spokenWait } from '../../../../shared/dates/spoken-wait.ts'
import { unconfirmedAccounts } from '../../../accounts/server/accounts.public.ts'
import { type OrderRow, orderLines, orders } from '../../../orders/server/orders.table.ts'
import {
  heldFromMs,
  isHoldOver,
  mostOrdersAnHour,
  mostUnconfirmedProducts,
  restMs,
} from '../../../orders/status/hold.rules.ts'
import { checkoutErrors } from '../../checkout.errors.ts'

const secondMs = 1000

/** The last order that the account left unpaid, if its reservation ended a short time ago. */
const lastLetGo = async (db: Db, { accountId, nowMs }: { accountId: string; nowMs: number }) => {
  const [last] = await db
    .select({ heldFrom: orders.heldFrom, closedAt: orders.closedAt })
    .from(orders)
    .where(
      and(
        eq(orders.accountId, accountId),
        isNull(orders.paidAt),
        gt(orders.closedAt, new Date(nowMs - restMs)),
      ),
    )
    .orderBy(desc(orders.closedAt))
    .limit(1)
  return last?.closedAt
    ? { heldFromMs: last.heldFrom.getTime(), closedAtMs: last.closedAt.getTime() }
    : undefined
}

interface NextHold {
  readonly accountId: string
  /** The order that the new one replaces. */
  readonly waiting: Pick<OrderRow, 'heldFrom' | 'heldUntil'> | undefined
}

/**
 * Returns when the hold of the account's next order begins. If the longest time is used up, the order is refused until
 * the products have been on sale to all for a while: neither placing again nor cancelling and placing again renews the
 * hold.
 */
export const nextHold = async (ctx: Context, db: Db, { accountId, waiting }: NextHold) => {
  const nowMs = ctx.clock.now().epochMilliseconds
  const before = waiting ? letGoNow(waiting, nowMs) : await lastLetGo(db, { accountId, nowMs })
  const from = heldFromMs(before, nowMs)
  if (before && isHoldOver({ heldFromMs: from, nowMs })) {
    const seconds = Math.ceil((before.closedAtMs + restMs - nowMs) / secondMs)
    throw checkoutErrors.holdRests({
      values: { wait: spokenWait(seconds, ctx.lng) },
      retryAfterSeconds: seconds,
    })
  }
  return new Date(from)
}

/** A reservation ends at its time, even if no job has closed it yet. */
const letGoNow = ({ heldFrom, heldUntil }: Pick<OrderRow, 'heldFrom' | 'heldUntil'>, nowMs: number) => ({
  heldFromMs: heldFrom.getTime(),
  closedAtMs: Math.min(heldUntil?.getTime() ?? nowMs, nowMs),
})

const addressOf = sql`${orders.contract} -> 'from' ->> 'address'`
const hourMs = 3_600_000

/** Refuses an order if too many were placed within the last hour, and says how long the customer has to wait. */
export const requireUnhurried = async (
  ctx: Context,
  db: Db,
  { accountId, address }: { readonly accountId: string; readonly address: string },
) => {
  const nowMs = ctx.clock.now().epochMilliseconds
  const { ofAccount, fromNetwork } = mostOrdersAnHour
  const nthBack = async (of: SQL, many: number) => {
    const [order] = await db
      .select({ placedAt: orders.placedAt })
      .from(orders)
      .where(and(of, gt(orders.placedAt, new Date(nowMs - hourMs))))
      .orderBy(desc(orders.placedAt))
      .offset(many - 1)
      .limit(1)
    return order?.placedAt.getTime()
  }
  const [own, network] = await together(
    nthBack(eq(orders.accountId, accountId), ofAccount),
    nthBack(eq(addressOf, address), fromNetwork),
  )
  const placedAtMs = Math.max(own ?? 0, network ?? 0)
  if (placedAtMs === 0) return
  const seconds = Math.ceil((placedAtMs + hourMs - nowMs) / secondMs)
  throw checkoutErrors.manyOrders({
    values: { wait: spokenWait(seconds, ctx.lng) },
    retryAfterSeconds: seconds,
  })
}

interface Held {
  readonly accountId: string
  /** The network address that the order comes from, under its pseudonym. */
  readonly address: string
  readonly products: number
}

/**
 * Refuses to hold more products for an account without a confirmed address than a customer would order, or more than a
 * few such customers would order from one network. An advisory lock takes the orders from one network one after the
 * other, so that two at the same time are both counted.
 */
export const requireModestHold = async (db: Db, { accountId, address, products }: Held) => {
  const { ofAccount, fromNetwork } = mostUnconfirmedProducts
  if (products > ofAccount) throw checkoutErrors.confirmFirst({ values: { count: ofAccount } })
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`holds from ${address}`}, 0))`)
  const [held] = await db
    .select({ pieces: sql<number>`coalesce(sum(${orderLines.quantity}), 0)`.mapWith(Number) })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(
      and(
        eq(orders.fulfilment, 'awaiting_payment'),
        eq(addressOf, address),
        sql`${orders.accountId} in (${unconfirmedAccounts(db)})`,
        sql`${orders.accountId} <> ${accountId}`,
      ),
    )
  if ((held?.pieces ?? 0) + products > fromNetwork) throw checkoutErrors.manyHolds()
}
