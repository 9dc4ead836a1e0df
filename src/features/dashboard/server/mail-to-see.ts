import { asc, desc, eq } from 'drizzle-orm'
import type { Context } from '../../../platform/context/context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { mailOutbox } from '../../../platform/mail/outbox.table.ts'
import { pathTo } from '../../../sitemap.ts'
import { toSeeShown } from '../dashboard.limits.ts'
import { mailStateOf } from '../mail-state.rules.ts'

const hasFailed = eq(mailOutbox.status, 'failed')

/** The mails that were given up: their number, and the newest of them. */
const findFailedMails = async (db: Db) => {
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
    .limit(toSeeShown)
  const first = rows.map(({ id, recipient, subject, language, createdAt }) => ({
    _id: String(id),
    recipient,
    subject,
    language,
    writtenAt: createdAt.toISOString(),
  }))
  const count = await db.$count(mailOutbox, hasFailed)
  return { count, lists: [{ to: `${pathTo('adminMail')}?status=failed`, count }], first }
}

const findOldestWaiting = async (db: Db) => {
  const [mail] = await db
    .select({ createdAt: mailOutbox.createdAt })
    .from(mailOutbox)
    .where(eq(mailOutbox.status, 'queued'))
    .orderBy(asc(mailOutbox.createdAt), asc(mailOutbox.id))
    .limit(1)
  return mail?.createdAt.getTime()
}

const findLastLeft = async (db: Db) => {
  const [mail] = await db
    .select({ settledAt: mailOutbox.settledAt })
    .from(mailOutbox)
    .where(eq(mailOutbox.status, 'sent'))
    .orderBy(desc(mailOutbox.settledAt))
    .limit(1)
  return mail?.settledAt?.getTime()
}

/** Whether mails are sent, how many wait, and which were given up. */
export const findMailToSee = async ({
  db,
  clock,
  sendsMail,
}: Pick<Context, 'db' | 'clock' | 'sendsMail'>) => {
  const outbox = {
    sendsMail,
    waitingSinceMs: await findOldestWaiting(db),
    lastLeftMs: await findLastLeft(db),
  }
  return {
    standing: mailStateOf(outbox, clock.now().epochMilliseconds),
    waiting: await db.$count(mailOutbox, eq(mailOutbox.status, sendsMail ? 'queued' : 'kept')),
    failed: await findFailedMails(db),
  }
}
