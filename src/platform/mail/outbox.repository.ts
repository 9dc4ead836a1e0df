import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { type MailRow, mailOutbox } from './outbox.table.ts'

const isQueued = eq(mailOutbox.status, 'queued')

interface Claim {
  readonly count: number
  /** How long no other process takes these mails; after a crash they are delayed by as much. */
  readonly leaseSeconds: number
}

/** Claims mails that are due, so that only one of several processes sends them. */
export const claimMails = (db: Db, { count, leaseSeconds }: Claim): Promise<MailRow[]> => {
  const due = db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(and(isQueued, lte(mailOutbox.dueAt, sql`now()`)))
    .orderBy(asc(mailOutbox.dueAt), asc(mailOutbox.id))
    .limit(count)
    .for('update', { skipLocked: true })
  return db
    .update(mailOutbox)
    .set({ attempts: sql`${mailOutbox.attempts} + 1`, dueAt: inSeconds(leaseSeconds) })
    .where(inArray(mailOutbox.id, due))
    .returning()
}

export const markSent = (db: Db, id: number) =>
  db
    .update(mailOutbox)
    .set({ status: 'sent', lastError: null, settledAt: sql`now()` })
    .where(eq(mailOutbox.id, id))

interface Failure {
  readonly id: number
  readonly reason: string
  /** When to try again; the mail is given up when this is undefined. */
  readonly retryInSeconds?: number | undefined
}

export const markFailed = (db: Db, { id, reason, retryInSeconds }: Failure) =>
  db
    .update(mailOutbox)
    .set(
      retryInSeconds === undefined
        ? { status: 'failed', lastError: reason, settledAt: sql`now()` }
        : { lastError: reason, dueAt: inSeconds(retryInSeconds) },
    )
    .where(eq(mailOutbox.id, id))

/** Marks the mails that are due as kept, because there is no mail server; they can be read in the admin. */
export const storeMails = (db: Db) =>
  db
    .update(mailOutbox)
    .set({ status: 'kept', settledAt: sql`now()` })
    .where(and(isQueued, lte(mailOutbox.dueAt, sql`now()`)))

/** In how many milliseconds the next held mail is due; undefined where none is. */
export const nextHeldInMs = async (db: Db) => {
  const [next] = await db
    .select({ inMs: sql<number | null>`extract(epoch from min(${mailOutbox.dueAt}) - now()) * 1000` })
    .from(mailOutbox)
    .where(and(isQueued, eq(mailOutbox.attempts, 0)))
  return next?.inMs == null ? undefined : Math.max(0, Number(next.inMs))
}

const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`
