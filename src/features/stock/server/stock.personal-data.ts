import { eq } from 'drizzle-orm'
import type { PersonalData } from '../../../platform/privacy/personal-data.ts'
import { receivedProducts } from '../../catalog/server/reviews/received-products.table.ts'
import { stockReservations } from './stock.table.ts'

/** The products that are reserved until the customer pays, and those that the customer has received. */
export const heldProducts: PersonalData = {
  section: 'pieces',
  tables: ['stock_reservations', 'received_pieces'],
  collect: async (db, { id }) => {
    const waiting = await db.select().from(stockReservations).where(eq(stockReservations.accountId, id))
    const received = await db.select().from(receivedProducts).where(eq(receivedProducts.accountId, id))
    return [...waiting, ...received].map(({ accountId: _account, ...kept }) => kept)
  },
}
