import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Decline } from '../../../shared/payments/declines.ts'
import { hashOfToken } from '../../sessions/refresh-token.ts'
import type { PaidBy } from '../payment-provider.ts'
import { changeIntent, lockIntent, type Moment } from './change-intents.ts'
import { type Aftermath, judgeCard, type TypedCard, tellingOf } from './demo-cards.ts'
import { disputeObjectOf, warningObjectOf } from './demo-objects.ts'
import { type DemoIntentRow, demoIntents } from './demo-payments.table.ts'
import type { DemoRemote } from './demo-remote.ts'
import { tellEvents } from './tell-events.ts'

const challengeBytes = 32
const bankTakesMs = 30_000

export interface CardAttempt extends TypedCard {
  readonly clientSecret: string
}

export type ConfirmOutcome =
  | { readonly status: 'succeeded' | 'processing' | 'canceled' }
  /** The word that the page of the customer's bank answers with, told this once. */
  | { readonly status: 'requires_action'; readonly challenge: string }
  | { readonly status: 'requires_payment_method'; readonly decline: Decline }
  /** No payment has this secret. */
  | { readonly status: 'unknown' }

/**
 * Tries to pay with a card, as the customer's browser does at Stripe's. What was typed is judged and forgotten: a known
 * card leaves its network and last four digits. A payment that is decided already says so, and nothing is taken twice.
 */
export const confirmDemoIntent = ({ db, clock }: DemoRemote, attempted: CardAttempt) =>
  db.transaction((tx) => confirmWithin({ db: tx, clock }, attempted))

/** The same in the transaction that it is given. */
export const confirmWithin = async (
  { db: tx, clock }: DemoRemote,
  { clientSecret, ...typed }: CardAttempt,
): Promise<ConfirmOutcome> => {
  const intent = await lockIntent(tx, eq(demoIntents.clientSecret, clientSecret))
  if (!intent) return { status: 'unknown' }
  const { status } = intent
  if (status !== 'requires_payment_method' && status !== 'requires_action') return { status }
  const now = clock.now()
  return attempt({ tx, nowMs: now.epochMilliseconds }, intent, {
    typed,
    today: now.toZonedDateTimeISO('UTC'),
  })
}

interface Attempt {
  readonly typed: TypedCard
  readonly today: { readonly year: number; readonly month: number }
}

const attempt = async (
  moment: Moment,
  intent: DemoIntentRow,
  { typed, today }: Attempt,
): Promise<ConfirmOutcome> => {
  const judged = judgeCard(typed, today)
  const known = { ...columnsOf(judged.card), telling: tellingOf(typed) }
  if (judged.outcome === 'declined') {
    const { decline } = judged
    await changeIntent(moment, intent, { ...known, status: 'requires_payment_method', decline })
    return { status: 'requires_payment_method', decline }
  }
  if (judged.outcome === 'asks') {
    const challenge = randomBytes(challengeBytes).toString('base64url')
    const challengeHash = hashOfToken(challenge)
    await changeIntent(moment, intent, { ...known, status: 'requires_action', challengeHash })
    return { status: 'requires_action', challenge }
  }
  if (judged.outcome === 'takes_time') {
    const settlesAt = new Date(moment.nowMs + bankTakesMs)
    await changeIntent(moment, intent, { ...known, status: 'processing', settlesAt })
    return { status: 'processing' }
  }
  const paid = await changeIntent(moment, intent, { ...known, status: 'succeeded' })
  await tellAftermath(moment, paid, judged.aftermath)
  return { status: 'succeeded' }
}

const columnsOf = (card: PaidBy | null) => ({
  cardBrand: card?.brand ?? null,
  cardLast4: card?.last4 ?? null,
  cardCountry: card?.country ?? null,
})

const tellAftermath = async ({ tx, nowMs }: Moment, paid: DemoIntentRow, aftermath: Aftermath | null) => {
  if (aftermath === 'dispute')
    await tellEvents(tx, [{ type: 'charge.dispute.created', object: disputeObjectOf(paid), atMs: nowMs }])
  if (aftermath === 'warning')
    await tellEvents(tx, [
      { type: 'radar.early_fraud_warning.created', object: warningObjectOf(paid), atMs: nowMs },
    ])
}
