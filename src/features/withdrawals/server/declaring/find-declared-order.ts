import { and, desc, eq, notInArray, or, sql } from 'drizzle-orm'
import type { Db } from '../../../../platform/db/database.ts'
import { parisTime } from '../../../../shared/calendar/paris-time.ts'
import { type OrderRow, orders } from '../../../orders/server/orders.table.ts'
import type { WithdrawalRow } from '../withdrawals.table.ts'

type Declared = Pick<WithdrawalRow, 'email' | 'accountId' | 'orderNumber' | 'orderedOn'>

export type DeclaredOrder =
  | { readonly kind: 'one'; readonly order: OrderRow }
  | { readonly kind: 'several'; readonly orders: readonly OrderRow[] }
  | { readonly kind: 'none' }

/**
 * The orders of the declaring customer: those that were placed with the address, or by the account that was signed in.
 */
const isByCustomer = ({ email, accountId }: Pick<Declared, 'email' | 'accountId'>) =>
  or(
    eq(sql`lower(${orders.email})`, email.toLowerCase()),
    accountId === null ? undefined : eq(orders.accountId, accountId),
  )

/** The order number in its printed form, however it was typed. */
export const tidyNumber = (typed: string) => typed.toUpperCase().replaceAll(/\s/g, '')

/** A customer places fewer orders on one day. */
const mostOrders = 200

/** The paid orders of a customer, the newest first. */
export const findPaidOrdersOf = (
  db: Db,
  customer: Pick<Declared, 'email' | 'accountId'>,
  limit = mostOrders,
) =>
  db
    .select()
    .from(orders)
    .where(and(isByCustomer(customer), notInArray(orders.status, ['pending_payment', 'expired'])))
    .orderBy(desc(orders.placedAt))
    .limit(limit)

/** Finds the order of a declaration, by its number and its customer, or by its customer and its day. */
export const findDeclaredOrder = async (db: Db, declared: Declared): Promise<DeclaredOrder> => {
  if (declared.orderNumber !== null) {
    const [order] = await db
      .select()
      .from(orders)
      .where(and(eq(orders.number, tidyNumber(declared.orderNumber)), isByCustomer(declared)))
    return order ? { kind: 'one', order } : { kind: 'none' }
  }
  const found = await findPaidOrdersOf(db, declared)
  const ofThatDay = found.filter(({ placedAt }) => parisTime(placedAt.getTime()).date === declared.orderedOn)
  const [order, another] = ofThatDay
  if (!order) return { kind: 'none' }
  return another ? { kind: 'several', orders: ofThatDay } : { kind: 'one', order }
}
