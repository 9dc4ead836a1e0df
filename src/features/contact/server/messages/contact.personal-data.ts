import { asc, eq } from 'drizzle-orm'
import type { PersonalData } from '../../../../platform/privacy/personal-data.ts'
import { contactMessages, contactReplies } from '../contact-messages.table.ts'
import { clearMessages } from './clear-messages.ts'

const ofAddress = (email: string) => eq(contactMessages.email, email.toLowerCase())

/** What a person wrote to the house under a confirmed address, and the answers; it is deleted with their account. */
export const writtenMessages: PersonalData = {
  section: 'messages',
  tables: ['contact_messages', 'contact_replies'],
  collect: async (db, { email, isEmailConfirmed }) => {
    if (!isEmailConfirmed) return []
    const rows = await db
      .select()
      .from(contactMessages)
      .leftJoin(contactReplies, eq(contactReplies.messageId, contactMessages.id))
      .where(ofAddress(email))
      .orderBy(asc(contactMessages.receivedAt), asc(contactMessages.id), asc(contactReplies.sentAt))
    const byMessage = Map.groupBy(rows, ({ contact_messages: { id } }) => id)
    return [...byMessage.values()].flatMap((of) => {
      const message = of[0]?.contact_messages
      if (!message) return []
      const { id: _id, wordsHash: _hash, assigneeId: _assignee, version: _version, ...told } = message
      const replies = of.flatMap(({ contact_replies: reply }) =>
        reply ? [{ reply: reply.reply, sentAt: reply.sentAt }] : [],
      )
      return [{ ...told, replies }]
    })
  },
  erase: async ({ db }, { email, isEmailConfirmed }) => {
    if (isEmailConfirmed) await clearMessages(db, ofAddress(email))
  },
}
