import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { parsedJson } from '../../../shared/json.ts'
import { dateOf } from '../../clock.ts'
import { requestHash } from '../../idempotency/request-hash.ts'
import {
  type Intent,
  type IntentRequest,
  type PaymentProvider,
  type RawEvent,
  smallestCents,
} from '../payment-provider.ts'
import { ProviderRefusal } from '../provider-errors.ts'
import { eventOf } from '../provider-events.ts'
import { intentOf, refundOf } from '../provider-objects.ts'
import { withMethod } from '../with-method.ts'
import { believe, believeDispute } from './believe-events.ts'
import { changeIntent, isOpenStatus, lockIntent } from './change-intents.ts'
import { readDemoBalance, readDemoPayouts } from './demo-balance.ts'
import { refundObjectOf, wholeIntentObjectOf } from './demo-objects.ts'
import { type DemoIntentRow, demoIntents } from './demo-payments.table.ts'
import type { DemoRemote } from './demo-remote.ts'
import { demoSignatureHeader, isSignedByDemo } from './demo-signature.ts'
import { refundDemoIntent } from './refund-demo-intent.ts'
import { settlePayments } from './settle-payments.ts'

interface DemoOptions extends DemoRemote {
  /** The secret that signs the events. */
  readonly secret: string
}

/** A payment provider for a house without Stripe: no money moves, and everything else works as with Stripe (§4). */
export const demoProvider = ({ secret, ...remote }: DemoOptions): PaymentProvider => ({
  name: 'demo',
  publicKey: null,
  signatureHeader: demoSignatureHeader,
  openIntent: (request) => openIntent(remote, request),
  readIntent: (id) => readIntent(remote, id),
  cancelIntent: (id) => cancelIntent(remote, id),
  refund: async (request) => refundOf(refundObjectOf(await refundDemoIntent(remote, request))),
  readBalance: (question) => readDemoBalance(remote, question),
  readPayouts: (question) => readDemoPayouts(remote, question),
  readEvent: async (raw, nowMs) => {
    const event = isSignedByDemo(raw, secret, nowMs) ? eventOf(parsedJson(textOf(raw))) : null
    if (event?.kind === 'dispute') await believeDispute(remote, event)
    if (event?.kind !== 'intent') return event
    const known = await readIntent(remote, event.intent.id).catch(() => null)
    if (!known) return event
    await believe(remote, { event, known })
    return withMethod(event, async () => known)
  },
})

const answer = (row: DemoIntentRow): Intent => intentOf(wholeIntentObjectOf(row))

const openIntent = async (remote: DemoRemote, { receiptEmail: _, ...request }: IntentRequest) => {
  const { idempotencyKey, ...asked } = request
  const hash = requestHash(asked)
  const find = async () => {
    const [row] = await remote.db
      .select()
      .from(demoIntents)
      .where(eq(demoIntents.idempotencyKey, idempotencyKey))
    return row
  }
  const isLargeEnough = request.amountCents >= smallestCents
  // Most keys come once, so an existing payment of this key is only looked for when nothing was inserted.
  const row = (isLargeEnough && (await insertIntent(remote, request, hash))) || (await find())
  if (!row) throw new ProviderRefusal('amount_too_small')
  if (row.requestHash !== hash) throw new ProviderRefusal('key_reused')
  return answer(row)
}

const insertIntent = async (
  { db, clock }: DemoRemote,
  { amountCents, idempotencyKey, reference, metadata }: IntentRequest,
  hash: string,
) => {
  const id = `pi_${randomBytes(12).toString('hex')}`
  const row: DemoIntentRow = {
    id,
    clientSecret: `${id}_secret_${randomBytes(16).toString('hex')}`,
    idempotencyKey,
    requestHash: hash,
    amountCents,
    capturedCents: 0,
    status: 'requires_payment_method',
    decline: null,
    cardBrand: null,
    cardLast4: null,
    cardCountry: null,
    challengeHash: null,
    telling: 'at_once',
    settlesAt: null,
    capturedAt: null,
    reference,
    metadata: { ...metadata, reference },
    createdAt: dateOf(clock.now()),
  }
  const entered = await db
    .insert(demoIntents)
    .values(row)
    .onConflictDoNothing({ target: demoIntents.idempotencyKey })
    .returning({ id: demoIntents.id })
  return entered.length > 0 ? row : undefined
}

const readIntent = async (remote: DemoRemote, id: string) => {
  const find = () => remote.db.select().from(demoIntents).where(eq(demoIntents.id, id))
  const [row] = await find()
  if (!row) throw new ProviderRefusal('unknown_intent')
  if (row.status !== 'processing') return answer(row)
  await settlePayments(remote)
  const [settled = row] = await find()
  return answer(settled)
}

const cancelIntent = ({ db, clock }: DemoRemote, id: string) =>
  db.transaction(async (tx) => {
    const intent = await lockIntent(tx, eq(demoIntents.id, id))
    if (!intent) throw new ProviderRefusal('unknown_intent')
    if (!isOpenStatus(intent.status)) return answer(intent)
    const moment = { tx, nowMs: clock.now().epochMilliseconds }
    return answer(await changeIntent(moment, intent, { status: 'canceled' }))
  })

const textOf = ({ body }: RawEvent) => (typeof body === 'string' ? body : new TextDecoder().decode(body))
