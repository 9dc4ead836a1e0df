import { asc, eq, or, sql } from 'drizzle-orm'
import { withoutKeys } from '../../shared/link-keys.ts'
import type { Person, PersonalData } from '../privacy/personal-data.ts'
import { mailOutbox } from './outbox.table.ts'

/**
 * Selects the mails about the account, and, once its address is confirmed, the mails to that address. A stranger can
 * enter the address of another person, and must not see the mails to the true owner.
 */
const writtenTo = ({ id, email, isEmailConfirmed }: Person) =>
  or(
    eq(mailOutbox.accountId, id),
    isEmailConfirmed ? eq(sql`lower(${mailOutbox.recipient})`, email.toLowerCase()) : undefined,
  )

/**
 * The mails that were written to a person. The consents that the person confirmed by mail are stored elsewhere, so the
 * mails are erased with the account.
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
