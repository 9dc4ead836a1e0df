import { randomBytes } from 'node:crypto'
import { and, eq, sum } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { requestHash } from '../../idempotency/request-hash.ts'
import type { RefundRequest } from '../payment-provider.ts'
import { ProviderRefusal } from '../provider-errors.ts'
import { lockIntent, type Moment } from './change-intents.ts'
import { isClosedCard } from './demo-cards.ts'
import { chargeObjectOf, failingCents, refundObjectOf } from './demo-objects.ts'
import { type DemoIntentRow, type DemoRefundRow, demoIntents, demoRefunds } from './demo-payments.table.ts'
import type { DemoRemote } from './demo-remote.ts'
import { sendEvents, type ToldObject } from './send-events.ts'

const bankTakesMs = 30_000

/** Refunds a payment or a part of it, once for each key; returns the row. */
export const refundDemoIntent = ({ db, clock }: DemoRemote, request: RefundRequest) =>
  db.transaction(async (tx) => {
    const intent = await lockIntent(tx, eq(demoIntents.id, request.intentId))
    const known = await findRefund(tx, request)
    if (known) return known
    if (!intent) throw new ProviderRefusal('unknown_intent')
    const refundedCents = await sumWith(tx, intent, request.amountCents)
    const moment = { tx, nowMs: clock.now().epochMilliseconds }
    const row = await insertRefund(moment, request, isClosedCard(intent.cardLast4))
    await tellRefund(moment, { row, charge: chargeObjectOf({ intent, refundedCents }) })
    return row
  })

const hashOf = ({ idempotencyKey: _, ...asked }: RefundRequest) => requestHash(asked)

const findRefund = async (tx: Db, request: RefundRequest) => {
  const [known] = await tx
    .select()
    .from(demoRefunds)
    .where(eq(demoRefunds.idempotencyKey, request.idempotencyKey))
  if (known && known.requestHash !== hashOf(request)) throw new ProviderRefusal('key_reused')
  return known
}

/** The total of all refunds including this one; failed refunds do not count. */
const sumWith = async (tx: Db, intent: DemoIntentRow, amountCents: number) => {
  if (intent.status !== 'succeeded') throw new ProviderRefusal('not_paid')
  if (amountCents < 1) throw new ProviderRefusal('other')
  const [before] = await tx
    .select({ cents: sum(demoRefunds.amountCents).mapWith(Number) })
    .from(demoRefunds)
    .where(and(eq(demoRefunds.intentId, intent.id), eq(demoRefunds.status, 'succeeded')))
  const refundedCents = (before?.cents ?? 0) + amountCents
  if (refundedCents > intent.capturedCents) throw new ProviderRefusal('refund_too_large')
  return refundedCents
}

const insertRefund = async ({ tx, nowMs }: Moment, request: RefundRequest, isClosed: boolean) => {
  const { intentId, amountCents, idempotencyKey, reason, metadata } = request
  const status = amountCents % 100 === failingCents ? 'failed' : 'succeeded'
  const [row] = await tx
    .insert(demoRefunds)
    .values({
      id: `re_${randomBytes(12).toString('hex')}`,
      intentId,
      idempotencyKey,
      requestHash: hashOf(request),
      amountCents,
      status,
      comesBackAt: isClosed && status === 'succeeded' ? new Date(nowMs + bankTakesMs) : null,
      reason,
      metadata,
      createdAt: new Date(nowMs),
    })
    .onConflictDoNothing({ target: demoRefunds.idempotencyKey })
    .returning()
  // Only a refund of another payment can have taken the key, because this payment is locked.
  if (!row) throw new ProviderRefusal('key_reused')
  return row
}

interface Refunded {
  readonly row: DemoRefundRow
  readonly charge: ToldObject
}

const tellRefund = ({ tx, nowMs: atMs }: Moment, { row, charge }: Refunded) => {
  const object = refundObjectOf(row)
  if (row.status === 'failed') return sendEvents(tx, [{ type: 'refund.failed', object, atMs }])
  return sendEvents(tx, [
    { type: 'charge.refunded', object: charge, atMs },
    { type: 'refund.updated', object, atMs },
  ])
}
