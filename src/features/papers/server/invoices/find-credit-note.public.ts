import { eq } from 'drizzle-orm'
import type { Db } from '../../../../platform/db/database.ts'
import { invoices } from './invoices.table.ts'

/** The credit note of a refund, which was issued when its money was sent for the first time. */
export const findCreditNote = async (db: Db, refundId: string) => {
  const [note] = await db
    .select({ id: invoices.id, number: invoices.number })
    .from(invoices)
    .where(eq(invoices.refundId, refundId))
  if (!note) throw new Error('A refund is tried again that had no credit note')
  return note
}
