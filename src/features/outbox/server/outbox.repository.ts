import { count, desc, eq } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'
import { mailOutbox } from '../../../platform/mail/outbox.table.ts'
import type { MailStatus } from '../outbox.limits.ts'
import { isMailId } from '../outbox.rules.ts'

interface FindMailsInput {
  readonly status?: MailStatus | undefined
  readonly page: number
  readonly limit: number
}

/** One page of the mails, the newest first, without their content. */
export const findMails = (db: Db, { status, page, limit }: FindMailsInput) =>
  db
    .select({
      id: mailOutbox.id,
      status: mailOutbox.status,
      recipient: mailOutbox.recipient,
      subject: mailOutbox.subject,
      language: mailOutbox.language,
      createdAt: mailOutbox.createdAt,
    })
    .from(mailOutbox)
    .where(status && eq(mailOutbox.status, status))
    .orderBy(desc(mailOutbox.createdAt), desc(mailOutbox.id))
    .limit(limit)
    .offset((page - 1) * limit)

/** How many mails there are of each status. */
export const countMails = async (db: Db) => {
  const rows = await db
    .select({ status: mailOutbox.status, mails: count() })
    .from(mailOutbox)
    .groupBy(mailOutbox.status)
  const counted = (status: MailStatus) => rows.find((row) => row.status === status)?.mails ?? 0
  return {
    queued: counted('queued'),
    kept: counted('kept'),
    sent: counted('sent'),
    failed: counted('failed'),
  } satisfies Record<MailStatus, number>
}

/** Finds one mail with its content; an id that is no number finds nothing. */
export const findMail = async (db: Db, id: string) => {
  if (!isMailId(id)) return undefined
  const [row] = await db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.id, Number(id)))
  return row
}
