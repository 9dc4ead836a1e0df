import { asc, eq, sql } from 'drizzle-orm'
import type { Person, PersonalData } from '../privacy/personal-data.ts'
import { mailOutbox } from './outbox.table.ts'

const sentTo = ({ email }: Person) => eq(sql`lower(${mailOutbox.recipient})`, email.toLowerCase())

/** The mails that the house wrote to a person. What she confirmed by them is kept elsewhere, so they go with her. */
export const writtenMails: PersonalData = {
  section: 'mails',
  tables: ['mail_outbox'],
  collect: (db, person) =>
    db
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
      .orderBy(asc(mailOutbox.id)),
  erase: async ({ db }, person) => {
    await db.delete(mailOutbox).where(sentTo(person))
  },
}
