import { and, eq, like, lt } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { mailOutbox } from './outbox.table.ts'

interface Forgotten {
  /** How the causes of these mails begin. */
  readonly causesFrom: string
  readonly before: Date
}

/** Takes away mails that have left and that nothing needs as proof. */
export const forgetSentMails = (db: Db, { causesFrom, before }: Forgotten) =>
  db
    .delete(mailOutbox)
    .where(
      and(
        eq(mailOutbox.status, 'sent'),
        lt(mailOutbox.settledAt, before),
        like(mailOutbox.causeKey, `${causesFrom}%`),
      ),
    )
