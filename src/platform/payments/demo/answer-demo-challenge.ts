import { eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { hashOfToken } from '../../sessions/refresh-token.ts'
import { changeIntent, lockIntent } from './change-intents.ts'
import { bancontactBrand } from './demo-objects.ts'
import { demoIntents } from './demo-payments.table.ts'
import type { DemoRemote } from './demo-remote.ts'

const askedBy = (challenge: string) => eq(demoIntents.challengeHash, hashOfToken(challenge))

/** The content of the bank's page before the customer's answer; undefined after the answer. */
export const readDemoChallenge = async (db: Db, challenge: string) => {
  const [row] = await db
    .select({
      intentId: demoIntents.id,
      amountCents: demoIntents.amountCents,
      reference: demoIntents.reference,
      last4: demoIntents.cardLast4,
      brand: demoIntents.cardBrand,
    })
    .from(demoIntents)
    .where(askedBy(challenge))
  if (!row) return null
  const { brand, ...asked } = row
  return { ...asked, isBancontact: brand === bancontactBrand }
}

interface Answer {
  readonly challenge: string
  readonly approved: boolean
}

export type ChallengeOutcome =
  | { readonly status: 'succeeded'; readonly intentId: string; readonly reference: string }
  | {
      readonly status: 'requires_payment_method'
      readonly decline: 'authentication_failed'
      readonly intentId: string
      readonly reference: string
    }
  /** The challenge was answered before, or another attempt has replaced it. */
  | { readonly status: 'unknown' }

/** Applies the customer's answer to the bank: it decides the waiting payment, once. */
export const answerDemoChallenge = (
  { db, clock }: DemoRemote,
  { challenge, approved }: Answer,
): Promise<ChallengeOutcome> =>
  db.transaction(async (tx) => {
    const intent = await lockIntent(tx, askedBy(challenge))
    if (!intent) return { status: 'unknown' }
    const { id: intentId, reference } = intent
    const moment = { tx, nowMs: clock.now().epochMilliseconds }
    if (approved) {
      await changeIntent(moment, intent, { status: 'succeeded' })
      return { status: 'succeeded', intentId, reference }
    }
    const decline = 'authentication_failed'
    await changeIntent(moment, intent, { status: 'requires_payment_method', decline })
    return { status: 'requires_payment_method', decline, intentId, reference }
  })
