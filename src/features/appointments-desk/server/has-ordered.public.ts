import { and, gte, isNotNull, sql } from 'drizzle-orm'
import { appointments } from '../../appointments/server/appointments.table.ts'
import { orders } from '../../orders/server/orders.table.ts'

/** Whether the visitor of an appointment has paid an order since. */
export const hasOrdered = sql`exists (
  select from ${orders} where ${and(
    sql`lower(${orders.email}) = lower(${appointments.email})`,
    isNotNull(orders.paidAt),
    gte(orders.paidAt, sql`${appointments.startsAt}`),
  )})`
