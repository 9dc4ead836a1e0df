import { asc, eq, sql } from 'drizzle-orm'
import type { Person, PersonalData } from '../privacy/personal-data.ts'
import { mailOutbox } from './outbox.table.ts'

const sentTo = ({ email }: Person) => eq(sql`lower(${mailOutbox.recipient})`, email.toLowerCase())

/**
 * Takes what a link proves, which stands after #, out of a mail: whoever holds a session of hers is not yet whoever reads
 * her mails, and would set a new password by it.
 */
const withoutKeys = (text: string) => text.replace(/(https?:\/\/[^\s"'<>#]+#)[^\s"'<>]+/g, '$1…')

/** The mails that the house wrote to a person. What she confirmed by them is kept elsewhere, so they go with her. */
export const writtenMails: PersonalData = {
  section: 'mails',
  tables: ['mail_outbox'],
  collect: async (db, person) => {
    const mails = await db
      .select({
        cause: mailOutbox.causeKey,
        recipient: mailOutbox.recipient,
        subject: mailOutbox.subject,
        text: mailOutbox.plainText,
        html: mailOutbox.html,
        attachments: mailOutbox.attachments,
        status: mailOutbox.status,
        lastError: mailOutbox.lastError,
        writtenAt: mailOutbox.createdAt,
        settledAt: mailOutbox.settledAt,
      })
      .from(mailOutbox)
      .where(sentTo(person))
      .orderBy(asc(mailOutbox.id))
    return mails.map((mail) => ({ ...mail, text: withoutKeys(mail.text), html: withoutKeys(mail.html) }))
  },
  erase: async ({ db }, person) => {
    await db.delete(mailOutbox).where(sentTo(person))
  },
}
