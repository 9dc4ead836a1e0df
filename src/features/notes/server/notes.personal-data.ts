import { asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'
import type { PersonalData } from '../../../platform/privacy/personal-data.ts'
import { orders } from '../../orders/server/orders.table.ts'
import { orderNotes } from './order-notes.table.ts'

const ordersOf = (db: Db, accountId: string) =>
  db.select({ id: orders.id }).from(orders).where(eq(orders.accountId, accountId))

/**
 * What the team noted about a customer's orders. It is about the customer, who is given it on request (GDPR 15), and is
 * erased with the account: no law asks to keep it. The order of erasure does not matter, because orders stay.
 */
export const keptOrderNotes: PersonalData = {
  section: 'orderNotes',
  tables: ['order_notes'],
  collect: (db, { id }) =>
    db
      .select({ orderId: orderNotes.orderId, at: orderNotes.at, text: orderNotes.text })
      .from(orderNotes)
      .where(inArray(orderNotes.orderId, ordersOf(db, id)))
      .orderBy(asc(orderNotes.at), asc(orderNotes.id)),
  erase: async ({ db }, { id }) => {
    await db.delete(orderNotes).where(inArray(orderNotes.orderId, ordersOf(db, id)))
    await db.update(orderNotes).set({ authorId: null }).where(eq(orderNotes.authorId, id))
  },
}
