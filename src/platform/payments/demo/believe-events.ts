import { and, eq, isNull, sql } from 'drizzle-orm'
import { dateOf } from '../../clock.ts'
import type { Intent, ProviderEvent } from '../payment-provider.ts'
import { isOpen, isOpenStatus } from './change-intents.ts'
import { demoDisputes, demoIntents } from './demo-payments.table.ts'
import type { DemoRemote } from './demo-remote.ts'

interface BelieveInput {
  readonly event: ProviderEvent
  readonly known: Intent
}

/**
 * A holder of the secret may send an event that a payment was made or cancelled, as a test does that typed no card. The
 * demo must store that too, or the payment could not be refunded. An event that the demo sent itself changes nothing.
 */
export const believe = async ({ db, clock }: DemoRemote, { event, known }: BelieveInput) => {
  if (event.kind !== 'intent' || !isOpenStatus(known.status)) return
  const { id, status, capturedCents } = event.intent
  if (status !== 'succeeded' && status !== 'canceled') return
  const received = sql`least(${demoIntents.amountCents}, ${capturedCents}::int)`
  const isPaid = status === 'succeeded'
  await db
    .update(demoIntents)
    .set({
      status,
      capturedCents: isPaid ? received : 0,
      capturedAt: isPaid ? dateOf(clock.now()) : null,
      challengeHash: null,
      decline: null,
    })
    .where(and(eq(demoIntents.id, id), isOpen))
}

/** The same for a dispute: one that holds money has taken it off the balance, and one that is won has given it back. */
export const believeDispute = async (
  { db, clock }: DemoRemote,
  { intentId, dispute: { id, status, amountCents } }: ProviderEvent & { kind: 'dispute' },
) => {
  const now = dateOf(clock.now())
  if (status === 'won') {
    const isOpenDispute = and(eq(demoDisputes.id, id), isNull(demoDisputes.wonAt))
    await db.update(demoDisputes).set({ wonAt: now }).where(isOpenDispute)
    return
  }
  if (status === 'prevented' || status.startsWith('warning_') || amountCents < 1) return
  await db
    .insert(demoDisputes)
    .select((query) =>
      query
        .select({
          id: sql<string>`${id}::text`.as('id'),
          intentId: demoIntents.id,
          amountCents: sql<number>`${amountCents}::int`.as('amount_cents'),
          openedAt: sql<Date>`${now.toISOString()}::timestamptz`.as('opened_at'),
          wonAt: sql<null>`null::timestamptz`.as('won_at'),
        })
        .from(demoIntents)
        .where(eq(demoIntents.id, intentId)),
    )
    .onConflictDoNothing()
}
