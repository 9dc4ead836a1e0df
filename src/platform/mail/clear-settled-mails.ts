import { and, like, lt, ne } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { mailOutbox } from './outbox.table.ts'

interface Forgotten {
  /** How the causes of these mails begin. */
  readonly causesFrom: string
  readonly before: Date
}

/**
 * Deletes mails that nothing needs as proof: that have left, were given up, or were kept for want of a mail server.
 * What waits to be sent stays.
 */
export const clearSettledMails = (db: Db, { causesFrom, before }: Forgotten) =>
  db
    .delete(mailOutbox)
    .where(
      and(
        ne(mailOutbox.status, 'queued'),
        lt(mailOutbox.settledAt, before),
        like(mailOutbox.causeKey, `${causesFrom}%`),
      ),
    )
