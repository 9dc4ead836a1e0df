import { and, asc, eq, gt, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Log } from '../../log/log.ts'
import type { RawEvent } from '../payment-provider.ts'
import { type DemoDeliveryRow, demoDeliveries } from './demo-payments.table.ts'
import type { DemoRemote } from './demo-remote.ts'
import { signDemoEvent } from './demo-signature.ts'
import { settlePayments } from './settle-payments.ts'

const claimCount = 10
const leaseMs = 60_000
const firstRetryMs = 10_000
const longestRetryMs = 6 * 3_600_000
/** With the waits between the attempts this takes about three days, as long as Stripe tries. */
const mostAttempts = 22
const keptMs = 30 * 24 * 3_600_000

export interface DemoDelivery extends DemoRemote {
  readonly secret: string
  readonly log: Log
  /** The webhook; an event for which it throws is sent again later. */
  readonly take: (raw: RawEvent) => Promise<void>
}

/**
 * Delivers the due events in order, until none is left. With an `intentId` it delivers those of one payment only, also
 * claimed ones that were not taken, because the process that claimed them may have crashed.
 */
export const deliverDue = async (delivery: DemoDelivery, intentId?: string) => {
  for (;;) {
    const due = await claimDue(delivery, intentId)
    for (const row of due) await deliver(delivery, row)
    if (due.length < claimCount || intentId !== undefined) return
  }
}

/** The scheduled delivery: first it settles the payments of slow banks, and at the end it deletes old deliveries. */
export const deliverDemoEvents = async (delivery: DemoDelivery) => {
  const { db, clock } = delivery
  await settlePayments(delivery)
  await deliverDue(delivery)
  const nowMs = clock.now().epochMilliseconds
  await db.delete(demoDeliveries).where(lt(demoDeliveries.deliveredAt, new Date(nowMs - keptMs)))
}

/** Claims events that are due, so that only one of several processes delivers them. */
const claimDue = async ({ db, clock }: DemoRemote, intentId: string | undefined) => {
  const nowMs = clock.now().epochMilliseconds
  const due = db
    .select({ id: demoDeliveries.id })
    .from(demoDeliveries)
    .where(
      and(
        isNull(demoDeliveries.deliveredAt),
        intentId === undefined
          ? lte(demoDeliveries.dueAt, new Date(nowMs))
          : and(
              eq(demoDeliveries.intentId, intentId),
              or(lte(demoDeliveries.dueAt, new Date(nowMs)), gt(demoDeliveries.attempts, 0)),
            ),
      ),
    )
    .orderBy(asc(demoDeliveries.dueAt), asc(demoDeliveries.id))
    .limit(claimCount)
    .for('update', { skipLocked: true })
  const rows = await db
    .update(demoDeliveries)
    .set({ attempts: sql`${demoDeliveries.attempts} + 1`, dueAt: new Date(nowMs + leaseMs) })
    .where(inArray(demoDeliveries.id, due))
    .returning()
  return rows.toSorted((one, other) => one.id - other.id)
}

const deliver = async (
  { db, clock, secret, log, take }: DemoDelivery,
  { id, body, attempts }: DemoDeliveryRow,
) => {
  const nowMs = clock.now().epochMilliseconds
  const settle = (change: Partial<DemoDeliveryRow>) =>
    db.update(demoDeliveries).set(change).where(eq(demoDeliveries.id, id))
  try {
    const signature = signDemoEvent({ body, secret, atSeconds: Math.floor(nowMs / 1000) })
    await take({ body, signature })
  } catch (error) {
    const dueAt = attempts < mostAttempts ? new Date(nowMs + retryAfterMs(attempts)) : null
    log.warn({ err: error, delivery: id, attempts }, 'an event of the demo payment was not taken')
    await settle({ dueAt })
    return
  }
  await settle({ deliveredAt: new Date(nowMs) })
}

/** The wait before the next attempt: 10, 20, 40 … seconds, at most six hours. */
const retryAfterMs = (attempts: number) => Math.min(firstRetryMs * 2 ** (attempts - 1), longestRetryMs)
