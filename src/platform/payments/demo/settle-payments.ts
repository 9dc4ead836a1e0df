import { and, eq, lte } from 'drizzle-orm'
import { changeIntents, type Moment } from './change-intents.ts'
import { refundObjectOf } from './demo-objects.ts'
import { demoIntents, demoRefunds } from './demo-payments.table.ts'
import type { DemoRemote } from './demo-remote.ts'
import { sendEvents } from './send-events.ts'

/** Completes the payments and refunds for which the time of a slow bank has passed. */
export const settlePayments = ({ db, clock }: DemoRemote) =>
  db.transaction(async (tx) => {
    const moment = { tx, nowMs: clock.now().epochMilliseconds }
    const due = and(eq(demoIntents.status, 'processing'), lte(demoIntents.settlesAt, new Date(moment.nowMs)))
    if (due) await changeIntents(moment, due, { status: 'succeeded' })
    await bringBackRefunds(moment)
  })

const bringBackRefunds = async ({ tx, nowMs: atMs }: Moment) => {
  const returned = await tx
    .update(demoRefunds)
    .set({ status: 'failed', comesBackAt: null, returnedAt: new Date(atMs) })
    .where(lte(demoRefunds.comesBackAt, new Date(atMs)))
    .returning()
  await sendEvents(
    tx,
    returned.map((row) => ({ type: 'refund.failed' as const, object: refundObjectOf(row), atMs })),
  )
}
