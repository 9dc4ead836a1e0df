import { and, like, lt, ne } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { mailOutbox } from './outbox.table.ts'

interface Forgotten {
  /** The prefix of the cause keys of these mails. */
  readonly causesFrom: string
  readonly before: Date
}

/**
 * Deletes mails that are not needed as proof: those that were sent, were given up, or were kept because there is no
 * mail server. Mails that wait to be sent stay.
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
