import { asc, eq, or, sql } from 'drizzle-orm'
import { withoutKeys } from '../../shared/link-keys.ts'
import type { Person, PersonalData } from '../privacy/personal-data.ts'
import { mailOutbox } from './outbox.table.ts'

/**
 * The mails about the account, and those to its address once it is confirmed: a stranger can give an address, and what
 * was written to its true owner is not shown to the person who gave it.
 */
const writtenTo = ({ id, email, isEmailConfirmed }: Person) =>
  or(
    eq(mailOutbox.accountId, id),
    isEmailConfirmed ? eq(sql`lower(${mailOutbox.recipient})`, email.toLowerCase()) : undefined,
  )

/**
 * The mails that the house wrote to a person. What the person confirmed by them is kept elsewhere, so they are erased
 * with the account.
 */
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
      .where(writtenTo(person))
      .orderBy(asc(mailOutbox.id))
    return mails.map((mail) => ({ ...mail, text: withoutKeys(mail.text), html: withoutKeys(mail.html) }))
  },
  erase: async ({ db }, person) => {
    await db.delete(mailOutbox).where(writtenTo(person))
  },
}
