import { eq } from 'drizzle-orm'
import type { PersonalData } from '../../../../platform/privacy/personal-data.ts'
import { receivedPieces, stockReservations } from './stock.table.ts'

/** The pieces that wait for her payment, and those that she has received. */
export const heldPieces: PersonalData = {
  section: 'pieces',
  tables: ['stock_reservations', 'received_pieces'],
  collect: async (db, { id }) => {
    const waiting = await db.select().from(stockReservations).where(eq(stockReservations.accountId, id))
    const received = await db.select().from(receivedPieces).where(eq(receivedPieces.accountId, id))
    return [...waiting, ...received].map(({ accountId: _account, ...kept }) => kept)
  },
}
