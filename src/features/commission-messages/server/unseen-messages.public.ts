import { and, eq, inArray, isNull, min } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'
import { commissions } from '../../commissions/server/commissions.table.ts'
import { commissionMessages } from './commission-messages.table.ts'

const isUnseen = and(eq(commissionMessages.author, 'customer'), isNull(commissionMessages.seenAt))

/** Whether a customer has written something about this commission that nobody of the house has seen. */
export const hasUnseenMessage = (db: Db) =>
  inArray(
    commissions.id,
    db.select({ id: commissionMessages.commissionId }).from(commissionMessages).where(isUnseen),
  )

/** Since when customers wait to be read, the longest wait first. */
export const findUnseenMessages = (db: Db, most: number) => {
  const since = min(commissionMessages.writtenAt)
  return db
    .select({ commissionId: commissionMessages.commissionId, since })
    .from(commissionMessages)
    .where(isUnseen)
    .groupBy(commissionMessages.commissionId)
    .orderBy(since)
    .limit(most)
}
