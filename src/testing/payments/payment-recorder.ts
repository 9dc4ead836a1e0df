import {
  demoSignatureHeader,
  isSignedByDemo,
  signDemoEvent,
} from '../../platform/payments/demo/demo-signature.ts'
import { requestHash } from '../../platform/payments/demo/request-hash.ts'
import type { Intent, PaidBy, PaymentProvider, RawEvent } from '../../platform/payments/payment-provider.ts'
import { ProviderRefusal } from '../../platform/payments/provider-errors.ts'
import { eventOf, type ToldType } from '../../platform/payments/provider-objects.ts'
import { withMethod } from '../../platform/payments/with-method.ts'
import { parsedJson } from '../../shared/json.ts'
import type { Decline } from '../../shared/payments/declines.ts'
import { type MemoryIntents, memoryIntents } from './memory-intents.ts'
import { type MemoryRefunds, memoryRefunds } from './memory-refunds.ts'
import { recordedProvider } from './recorded-provider.ts'

const secret = 'the secret of recorded payments'
const someCard: PaidBy = { brand: 'visa', last4: '4242', country: 'FR' }

/**
 * A provider of payments in memory that behaves like the others, notes what it was asked and fails when it is told to.
 * `customer` does what somebody does at the provider's; `told` are the events that all of it made.
 */
export const paymentRecorder = ({ nowMs = Date.now }: { readonly nowMs?: () => number } = {}) => {
  const intents = memoryIntents({ nowMs, secret })
  const refunds = memoryRefunds(intents)
  return {
    ...recordedProvider(memoryProvider(intents, refunds)),
    told: intents.told,
    /** The same event told at this moment: a signature does not keep. */
    signedNow: ({ body }: RawEvent): RawEvent & { body: Uint8Array } => {
      const bytes = Buffer.from(body)
      return {
        body: bytes,
        signature: signDemoEvent({ body: bytes.toString(), secret, atSeconds: Math.floor(nowMs() / 1000) }),
      }
    },
    customer: customerOf(intents),
    /** What somebody has back of a payment. */
    givenBackCents: refunds.refundedCents,
    goneRefundIds: refunds.goneIds,
    /** Money that went comes back, as from a card that was closed; answers whether it did. */
    refundComesBack: refunds.comesBack,
  }
}

const memoryProvider = (intents: MemoryIntents, refunds: MemoryRefunds): PaymentProvider => {
  const once = onceForEachKey()
  return {
    name: 'demo',
    publicKey: null,
    signatureHeader: demoSignatureHeader,
    openIntent: async ({ idempotencyKey, receiptEmail: _, ...asked }) => {
      const id = once(`intent ${idempotencyKey}`, asked, () => intents.open(asked.amountCents))
      return intents.find(id)
    },
    readIntent: async (id) => intents.find(id),
    cancelIntent: async (id) => {
      const intent = intents.find(id)
      const isOpen = intent.status === 'requires_payment_method' || intent.status === 'requires_action'
      return isOpen ? intents.change(id, 'payment_intent.canceled', { status: 'canceled' }) : intent
    },
    refund: async (request) => {
      const { idempotencyKey, ...asked } = request
      return refunds.find(once(`refund ${idempotencyKey}`, asked, () => refunds.giveBack(request)))
    },
    readEvent: async (raw, atMs) => {
      const text = Buffer.from(raw.body).toString()
      const event = isSignedByDemo(raw, secret, atMs) ? eventOf(parsedJson(text)) : null
      return withMethod(event, async (id) => intents.find(id))
    },
  }
}

/** Runs a request once for each key; answers the id of what it made. */
const onceForEachKey = () => {
  const answered = new Map<string, { readonly hash: string; readonly id: string }>()
  return (key: string, request: object, work: () => string) => {
    const hash = requestHash(request)
    const known = answered.get(key)
    if (known && known.hash !== hash) throw new ProviderRefusal('key_reused')
    const id = known?.id ?? work()
    answered.set(key, { hash, id })
    return id
  }
}

/** Nobody changes a payment that is decided. */
const customerOf = ({ change, find }: MemoryIntents) => {
  const act = (id: string, type: ToldType, changed: Partial<Intent>) => {
    const intent = find(id)
    const isDecided = intent.status === 'succeeded' || intent.status === 'canceled'
    return isDecided ? intent : change(id, type, changed)
  }
  return {
    pays: (id: string, method = someCard) =>
      act(id, 'payment_intent.succeeded', {
        status: 'succeeded',
        capturedCents: find(id).amountCents,
        method,
      }),
    isDeclined: (id: string, decline: Decline) =>
      act(id, 'payment_intent.payment_failed', { status: 'requires_payment_method', decline }),
    isAsked: (id: string) => act(id, 'payment_intent.requires_action', { status: 'requires_action' }),
    waits: (id: string) => act(id, 'payment_intent.processing', { status: 'processing' }),
  }
}
