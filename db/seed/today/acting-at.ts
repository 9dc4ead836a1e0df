import { and, eq, gt, max } from 'drizzle-orm'
import { dateOf } from '../../../src/platform/clock.ts'
import type { Caller, Context } from '../../../src/platform/context/context.ts'
import type { Write } from '../../../src/platform/context/write.ts'
import { mailOutbox } from '../../../src/platform/mail/outbox.table.ts'

/** A member of the demo's team, or a customer, who acts with a session of their own. */
export const callerOf = (id: string, role: Caller['role']): Caller => ({
  id,
  role,
  sessionId: 'demo',
  isFresh: true,
  owesFactor: false,
})

interface Acting {
  readonly at: Temporal.Instant
  /** Nobody who is signed in, when it is left out. */
  readonly caller?: Caller
  readonly lng?: Context['lng']
}

/**
 * Acts as somebody did at a moment that has passed: the operations of the house run as they are, in the one transaction
 * of the seed. Their mails are kept as read, because they left long ago; the jobs that they ask for are done by whoever
 * acts.
 */
export const actingAt =
  (ctx: Context, tx: Write) =>
  async <T>({ at, caller, lng = 'fr' }: Acting, act: (ctx: Context) => Promise<T>): Promise<T> => {
    const [before] = await tx.db.select({ id: max(mailOutbox.id) }).from(mailOutbox)
    const acted = await act({
      ...ctx,
      db: tx.db,
      clock: { now: () => at },
      caller: caller ?? null,
      lng,
      jobs: { enqueue: async () => {} },
      resident: ({ load }) => load(tx.db),
      write: (work) => work(tx),
      once: (work) => work(tx),
    })
    const moment = dateOf(at)
    await tx.db
      .update(mailOutbox)
      .set({ status: 'kept', createdAt: moment, dueAt: moment, settledAt: moment })
      .where(and(eq(mailOutbox.status, 'queued'), gt(mailOutbox.id, before?.id ?? 0)))
    return acted
  }

export type Act = ReturnType<typeof actingAt>
