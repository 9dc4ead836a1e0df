import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { mailOutbox } from './outbox.table.ts'
import { outboxChannel } from './queue-mail.ts'

/**
 * Gives a mail that was given up all its attempts again, in the caller's transaction; returns nothing when it is not
 * one. Of two that ask at once, the second finds it queued already.
 */
export const queueAgain = async (tx: Db, id: number) => {
  const [row] = await tx
    .update(mailOutbox)
    .set({ status: 'queued', attempts: 0, dueAt: sql`now()`, settledAt: null })
    .where(and(eq(mailOutbox.id, id), eq(mailOutbox.status, 'failed')))
    .returning()
  if (row) await tx.execute(sql`select pg_notify(${outboxChannel}, '')`)
  return row
}
