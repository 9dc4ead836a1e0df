import type { Decline } from '../../shared/payments/declines.ts'

export type IntentStatus =
  | 'requires_payment_method'
  | 'requires_action'
  | 'processing'
  | 'succeeded'
  | 'canceled'

/** What was paid with, as receipts and invoices tell it; nothing else of a card is known here. */
export interface PaidBy {
  /** The network, such as `visa` or `cartes_bancaires`; for what is no card its kind, such as `sepa_debit`. */
  readonly brand: string
  readonly last4: string | null
  /** Where the card is from, in two letters. */
  readonly country: string | null
}

/** A payment that a customer means to make, from its opening until it has succeeded or was cancelled. */
export interface Intent {
  readonly id: string
  /** Lets the browser pay this one intent. */
  readonly clientSecret: string
  readonly status: IntentStatus
  readonly amountCents: number
  /** What was received of it. */
  readonly capturedCents: number
  /** What became of the last attempt, when it failed. */
  readonly decline: Decline | null
  /** Once it is paid, and as far as the provider says it. */
  readonly method: PaidBy | null
}

export interface IntentRequest {
  readonly amountCents: number
  /** The same key and request: the same intent, however often it is asked for. */
  readonly idempotencyKey: string
  /** The number under which the house knows what is paid. */
  readonly reference: string
  readonly description: string
  /** Kept by the provider beside the payment: nothing about a person. */
  readonly metadata: Readonly<Record<string, string>>
  /** Where the provider sends a receipt of its own, if it is to. */
  readonly receiptEmail?: string | undefined
}

export type RefundStatus = 'pending' | 'succeeded' | 'failed'

export interface Refund {
  readonly id: string
  readonly status: RefundStatus
  readonly amountCents: number
}

export interface RefundRequest {
  readonly intentId: string
  readonly amountCents: number
  readonly idempotencyKey: string
  readonly reason: 'requested_by_customer' | 'duplicate' | 'fraudulent'
  readonly metadata: Readonly<Record<string, string>>
}

/** A customer's bank takes back what was paid, or asks about it. */
export interface Dispute {
  readonly id: string
  readonly status: string
  readonly amountCents: number
  readonly reason: string
}

/** What a provider tells of its own accord: often twice, seldom in order. */
export type ProviderEvent = {
  /** The same each time the event is told. */
  readonly id: string
  readonly type: string
  readonly createdAtMs: number
} & (
  | { readonly kind: 'intent'; readonly intent: Intent }
  | {
      readonly kind: 'refund'
      readonly intentId: string
      readonly refund: Refund
      /** What the refund was asked for with; nothing of ours when it was made in the provider's own office. */
      readonly metadata: Readonly<Record<string, string>>
    }
  /** How much has been given back in all, whatever asked for it. */
  | { readonly kind: 'refunded'; readonly intentId: string; readonly refundedCents: number }
  | { readonly kind: 'dispute'; readonly intentId: string; readonly dispute: Dispute }
  /** A bank reports a payment as fraudulent before the cardholder disputes it. */
  | { readonly kind: 'warning'; readonly intentId: string; readonly reason: string }
  | { readonly kind: 'ignored' }
)

/** An event as it came, before its signature is checked. */
export interface RawEvent {
  /** Byte for byte: the signature is over these. */
  readonly body: string | Uint8Array
  readonly signature: string
}

/** The least that can be paid, as Stripe has it for euros. */
export const smallestCents = 50

/** How old a signed event may be, so that one that was overheard cannot be told again later. */
export const oldestEventSeconds = 300

/**
 * The provider that takes payments for the house. A call may wait for a network, and the demo keeps its own rows in our
 * database: never call it inside a transaction. Calls throw `ProviderUnavailable` or `ProviderRefusal`.
 */
export interface PaymentProvider {
  readonly name: 'stripe' | 'demo' | 'closed'
  /** What the browser needs to speak to it; nothing for the demo. */
  readonly publicKey: string | null
  /** The name of the header, in small letters, that signs its events. */
  readonly signatureHeader: string
  /** Returns the intent as it now is, also when the key opened it before. */
  openIntent(request: IntentRequest): Promise<Intent>
  readIntent(id: string): Promise<Intent>
  /** Returns the intent as it then is: one that succeeded meanwhile is not cancelled, and says so. */
  cancelIntent(id: string, options: { readonly idempotencyKey: string }): Promise<Intent>
  refund(request: RefundRequest): Promise<Refund>
  /** The event, when it was signed by the provider not long ago and can be read; of a payment that was made, with its method. */
  readEvent(raw: RawEvent, nowMs: number): Promise<ProviderEvent | null>
}
