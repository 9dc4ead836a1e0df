import { inArray, type SQL } from 'drizzle-orm'
import type { Db } from '../../../../platform/db/database.ts'
import { mailOutbox } from '../../../../platform/mail/outbox.table.ts'
import { contactMessages, contactReplies } from '../contact-messages.table.ts'
import { mailCause } from '../mails/mail-cause.ts'

/** Deletes messages with their replies, and the mails about them; returns their ids and where they stood. */
export const clearMessages = async (db: Db, which: SQL | undefined) => {
  const held = await db
    .select({ id: contactMessages.id, status: contactMessages.status })
    .from(contactMessages)
    .where(which)
    .for('update')
  const ids = held.map(({ id }) => id)
  const replies = await db
    .select({ id: contactReplies.id })
    .from(contactReplies)
    .where(inArray(contactReplies.messageId, ids))
  const causes = [
    ...ids.flatMap((id) => [mailCause(`receipt:${id}`), mailCause(`notice:${id}`)]),
    ...replies.map(({ id }) => mailCause(`reply:${id}`)),
  ]
  await db.delete(contactMessages).where(inArray(contactMessages.id, ids))
  await db.delete(mailOutbox).where(inArray(mailOutbox.causeKey, causes))
  return held
}
