import { desc, eq } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'
import { mailOutbox } from '../../../platform/mail/outbox.table.ts'
import { failedMailsShown } from '../dashboard.limits.ts'

const hasFailed = eq(mailOutbox.status, 'failed')

/** The mails that were given up: how many there are, and the newest of them. */
export const findFailedMails = async (db: Db) => {
  const rows = await db
    .select({
      id: mailOutbox.id,
      recipient: mailOutbox.recipient,
      subject: mailOutbox.subject,
      language: mailOutbox.language,
      createdAt: mailOutbox.createdAt,
    })
    .from(mailOutbox)
    .where(hasFailed)
    .orderBy(desc(mailOutbox.createdAt), desc(mailOutbox.id))
    .limit(failedMailsShown)
  const newest = rows.map(({ id, recipient, subject, language, createdAt }) => ({
    _id: String(id),
    recipient,
    subject,
    language,
    writtenAt: createdAt.toISOString(),
  }))
  return { count: await db.$count(mailOutbox, hasFailed), newest }
}
