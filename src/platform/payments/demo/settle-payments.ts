import { and, eq, lte } from 'drizzle-orm'
import { changeIntents } from './change-intents.ts'
import { demoIntents } from './demo-payments.table.ts'
import type { DemoRemote } from './demo-remote.ts'

/** Brings payments to their end that the bank has had its time for. */
export const settlePayments = ({ db, clock }: DemoRemote) =>
  db.transaction(async (tx) => {
    const nowMs = clock.now().epochMilliseconds
    const due = and(eq(demoIntents.status, 'processing'), lte(demoIntents.settlesAt, new Date(nowMs)))
    if (due) await changeIntents({ tx, nowMs }, due, { status: 'succeeded' })
  })
