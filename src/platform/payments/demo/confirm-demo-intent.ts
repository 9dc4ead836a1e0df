import { randomBytes } from 'node:crypto'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Decline } from '../../../shared/payments/declines.ts'
import type { Db } from '../../db/database.ts'
import { hashOfToken } from '../../sessions/refresh-token.ts'
import type { PaidBy } from '../payment-provider.ts'
import { type Change, changeIntents, isOpen, type Moment } from './change-intents.ts'
import { type Aftermath, type Judgement, judgeCard, type TypedCard, tellingOf } from './demo-cards.ts'
import { bancontactBrand, disputeObjectOf, warningObjectOf } from './demo-objects.ts'
import { type DemoIntentRow, demoDisputes, demoIntents } from './demo-payments.table.ts'
import type { DemoRemote } from './demo-remote.ts'
import { sendEvents } from './send-events.ts'

const challengeBytes = 32
const bankTakesMs = 30_000

export interface CardAttempt extends TypedCard {
  readonly clientSecret: string
}

/** Bancontact types no card here: its customers confirm every payment at their bank. */
export interface BancontactAttempt {
  readonly clientSecret: string
  readonly method: 'bancontact'
}

export type DemoAttempt = CardAttempt | BancontactAttempt

export type ConfirmOutcome =
  | { readonly status: 'succeeded' | 'processing' | 'canceled' }
  /** The page of the customer's bank answers with this challenge, which is told only once. */
  | { readonly status: 'requires_action'; readonly challenge: string }
  | { readonly status: 'requires_payment_method'; readonly decline: Decline }
  /** No payment has this secret. */
  | { readonly status: 'unknown' }

/**
 * Tries to pay with a card or Bancontact, as the customer's browser does at Stripe's. The typed card is checked and not stored: of a
 * known card only its network and last four digits are kept. A payment that is decided already returns its result, and
 * no money is taken twice.
 */
export const confirmDemoIntent = ({ db, clock }: DemoRemote, attempted: DemoAttempt) =>
  db.transaction((tx) => confirmWithin({ db: tx, clock }, attempted))

/** Does the same in a given transaction. */
export const confirmWithin = async (
  { db: tx, clock }: DemoRemote,
  attempt: DemoAttempt,
): Promise<ConfirmOutcome> => {
  const now = clock.now()
  const moment = { tx, nowMs: now.epochMilliseconds }
  const judged = 'method' in attempt ? bancontact : judgeCard(attempt, now.toZonedDateTimeISO('UTC'))
  const { change, outcome } = verdictOf(judged, moment)
  const ofSecret = eq(demoIntents.clientSecret, attempt.clientSecret)
  const telling = 'method' in attempt ? 'at_once' : tellingOf(attempt)
  const card = { ...columnsOf(judged.card), telling }
  const [changed] = await changeIntents(moment, sql`${ofSecret} and ${isOpen}`, { ...card, ...change })
  if (!changed) return decidedBefore(tx, ofSecret)
  if (judged.outcome === 'succeeds') await tellAftermath(moment, changed, judged.aftermath)
  return outcome
}

const bancontact: Judgement = {
  outcome: 'asks',
  card: { brand: bancontactBrand, last4: null, country: 'BE' },
}

/** The change of a waiting payment after the check of a card, and the outcome for its customer. */
const verdictOf = (judged: Judgement, { nowMs }: Moment): { change: Change; outcome: ConfirmOutcome } => {
  if (judged.outcome === 'declined') {
    const declined = { status: 'requires_payment_method', decline: judged.decline } as const
    return { change: declined, outcome: declined }
  }
  if (judged.outcome === 'asks') {
    const challenge = randomBytes(challengeBytes).toString('base64url')
    const status = 'requires_action'
    return { change: { status, challengeHash: hashOfToken(challenge) }, outcome: { status, challenge } }
  }
  if (judged.outcome === 'takes_time') {
    const status = 'processing'
    return { change: { status, settlesAt: new Date(nowMs + bankTakesMs) }, outcome: { status } }
  }
  return { change: { status: 'succeeded' }, outcome: { status: 'succeeded' } }
}

const decidedBefore = async (tx: Db, which: SQL): Promise<ConfirmOutcome> => {
  const [intent] = await tx.select({ status: demoIntents.status }).from(demoIntents).where(which)
  const status = intent?.status
  return status === 'succeeded' || status === 'processing' || status === 'canceled'
    ? { status }
    : { status: 'unknown' }
}

const columnsOf = (card: PaidBy | null) => ({
  cardBrand: card?.brand ?? null,
  cardLast4: card?.last4 ?? null,
  cardCountry: card?.country ?? null,
})

const tellAftermath = async ({ tx, nowMs }: Moment, paid: DemoIntentRow, aftermath: Aftermath | null) => {
  if (aftermath === 'dispute') {
    const object = disputeObjectOf(paid, { nowMs })
    const { id, amount: amountCents } = object
    await tx
      .insert(demoDisputes)
      .values({ id, intentId: paid.id, amountCents, openedAt: new Date(nowMs) })
      .onConflictDoNothing()
    await sendEvents(tx, [{ type: 'charge.dispute.created', object, atMs: nowMs }])
  }
  if (aftermath === 'warning')
    await sendEvents(tx, [
      { type: 'radar.early_fraud_warning.created', object: warningObjectOf(paid), atMs: nowMs },
    ])
}
