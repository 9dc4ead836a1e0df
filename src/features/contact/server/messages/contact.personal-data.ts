import { asc, eq, inArray } from 'drizzle-orm'
import { mailOutbox } from '../../../../platform/mail/outbox.table.ts'
import type { PersonalData } from '../../../../platform/privacy/personal-data.ts'
import { contactMessages, contactReplies } from '../contact-messages.table.ts'
import { mailCause } from '../mails/mail-cause.ts'

const ofAddress = (email: string) => eq(contactMessages.email, email.toLowerCase())

/** What somebody wrote to the house under an address that is proven to be theirs, and what was answered; it goes with them. */
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
    if (!isEmailConfirmed) return
    const gone = await db
      .delete(contactMessages)
      .where(ofAddress(email))
      .returning({ id: contactMessages.id })
    // What the house was sent of them says who wrote, and what.
    const notices = gone.map(({ id }) => mailCause(`notice:${id}`))
    await db.delete(mailOutbox).where(inArray(mailOutbox.causeKey, notices))
  },
}
