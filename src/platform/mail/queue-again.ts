import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { mailOutbox } from './outbox.table.ts'
import { outboxChannel } from './queue-mail.ts'

/**
 * Queues a given-up mail again with all its attempts, in the caller's transaction; returns undefined when the mail was
 * not given up. Of two concurrent calls, the second finds the mail queued already.
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
