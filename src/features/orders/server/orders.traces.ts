import { eq, isNotNull, sql } from 'drizzle-orm'
import { isOfPerson, type Trace, traceColumns } from '../../desk/server/trace.public.ts'
import { paymentJournal, payments } from '../../payments/server/payments.table.ts'
import { orders } from './orders.table.ts'

/** The orders of a customer. */
export const placedOrders: Trace = {
  kind: 'order',
  room: 'adminOrders',
  kept: sql`select ${orders.accountId} as account_id, ${orders.totalCents} - ${orders.refundedCents} as cents
    from ${orders} where ${isNotNull(orders.paidAt)}`,
  of: (person) => {
    const isTheirs = isOfPerson(person, { account: orders.accountId })
    return (
      isTheirs &&
      sql`select ${traceColumns({
        at: orders.placedAt,
        deed: 'order-placed',
        record: { kind: 'order', id: orders.id },
        title: orders.number,
        cents: orders.totalCents,
      })} from ${orders} where ${isTheirs}`
    )
  },
}

/** The money of these orders as it came and went. */
export const moneyOfOrders: Trace = {
  kind: 'payment',
  room: 'adminOrders',
  of: (person) => {
    const isTheirs = isOfPerson(person, { account: orders.accountId })
    return (
      isTheirs &&
      sql`select ${traceColumns({
        at: paymentJournal.at,
        deed: sql`case ${paymentJournal.kind} when 'captured' then 'payment-captured'
          when 'refunded' then 'payment-refunded' else 'payment-returned' end`,
        record: { kind: 'order', id: orders.id },
        title: orders.number,
        cents: sql`abs(${paymentJournal.amountCents})`,
      })} from ${orders}
        join ${payments} on ${eq(payments.subjectId, orders.id)} and ${eq(payments.purpose, 'order')}
        join ${paymentJournal} on ${eq(paymentJournal.paymentId, payments.id)}
        where ${isTheirs}`
    )
  },
}
