import { and, eq, ne } from 'drizzle-orm'
import type { Db } from '../../../../platform/db/database.ts'
import { partsOf } from '../../../papers/refund-details.ts'
import { payments, refunds } from '../../../payments/server/payments.table.ts'
import type { OrderRow } from '../orders.table.ts'

/** The part of the delivery price whose refund is neither done nor requested. */
export const shippingLeftCents = async (db: Db, { id, shippingCents }: OrderRow) => {
  const given = await db
    .select({ details: refunds.details })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(eq(payments.purpose, 'order'), eq(payments.subjectId, id), ne(refunds.status, 'failed')))
  const parts = given.flatMap(({ details }) => partsOf(details))
  const givenCents = parts.reduce((sum, { line, cents }) => (line === 'shipping' ? sum + cents : sum), 0)
  return Math.max(0, shippingCents - givenCents)
}
