import { eq, sql } from 'drizzle-orm'
import { isOfPerson, type Trace, traceColumns } from '../../desk/server/trace.public.ts'
import { orders } from '../../orders/server/orders.table.ts'
import { orderNotes } from './order-notes.table.ts'

/** What the team noted about the orders of a customer. */
export const notesAboutOrders: Trace = {
  kind: 'note',
  room: 'adminOrders',
  of: (person) => {
    const theirs = isOfPerson(person, { account: orders.accountId })
    return (
      theirs &&
      sql`select ${traceColumns({
        at: orderNotes.at,
        deed: 'note-written',
        record: { kind: 'order', id: orders.id },
        title: orderNotes.text,
      })} from ${orders} join ${orderNotes} on ${eq(orderNotes.orderId, orders.id)} where ${theirs}`
    )
  },
}
