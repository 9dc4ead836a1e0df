import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'
import { orderLines } from './orders.table.ts'

/** The lines of an order, in the order of the cart. */
export const findOrderLines = (db: Db, orderId: string) =>
  db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.position))
