import type { Decline } from '../../shared/payments/declines.ts'
import type { ProviderBalance } from './provider-balance.ts'

export type IntentStatus =
  | 'requires_payment_method'
  | 'requires_action'
  | 'processing'
  | 'succeeded'
  | 'canceled'

/** The means of payment, as receipts and invoices name it; no other data of a card is known here. */
export interface PaidBy {
  /** The card network, such as `visa` or `cartes_bancaires`; otherwise the kind of payment, such as `sepa_debit`. */
  readonly brand: string
  readonly last4: string | null
  /** The country of the card, in two letters. */
  readonly country: string | null
}

/** A payment of a customer, from its opening until it has succeeded or was cancelled. */
export interface Intent {
  readonly id: string
  /** The secret with which the browser can pay this one intent. */
  readonly clientSecret: string
  readonly status: IntentStatus
  readonly amountCents: number
  /** The amount that was received. */
  readonly capturedCents: number
  /** The reason why the last attempt failed, if it failed. */
  readonly decline: Decline | null
  /** The means of payment, once it is paid, and as far as the provider tells it. */
  readonly method: PaidBy | null
}

export interface IntentRequest {
  readonly amountCents: number
  /** The same key with the same request always returns the same intent. */
  readonly idempotencyKey: string
  /** Our own number of the subject that is paid for. */
  readonly reference: string
  readonly description: string
  /** Data that the provider stores with the payment; it must not identify a person. */
  readonly metadata: Readonly<Record<string, string>>
  /** The address to which the provider sends its own receipt, if it is to send one. */
  readonly receiptEmail?: string | undefined
}

export type RefundStatus = 'pending' | 'succeeded' | 'failed'

export interface Refund {
  readonly id: string
  readonly status: RefundStatus
  readonly amountCents: number
  /** The provider's own word for why the refund failed, if it did and says why. */
  readonly failure: string | null
}

export interface RefundRequest {
  readonly intentId: string
  readonly amountCents: number
  readonly idempotencyKey: string
  readonly reason: 'requested_by_customer' | 'duplicate' | 'fraudulent'
  readonly metadata: Readonly<Record<string, string>>
}

/** The customer's bank takes a payment back, or asks about it. */
export interface Dispute {
  readonly id: string
  readonly status: string
  readonly amountCents: number
  readonly reason: string
  /** Until when the bank takes an answer. */
  readonly answerDueAtMs: number | null
}

/** A bank or the provider suspects that a payment was made with a stolen card. */
export interface FraudReport {
  readonly id: string
  /** A bank's early warning, or the provider's own review of a payment. */
  readonly source: 'early_warning' | 'review'
  readonly reason: string
  /** The provider's review has approved the payment. */
  readonly isLifted: boolean
}

/** An event that the provider sends by itself: often twice, seldom in order. */
export type ProviderEvent = {
  /** The id stays the same each time the event is sent. */
  readonly id: string
  readonly type: string
  readonly createdAtMs: number
} & (
  | { readonly kind: 'intent'; readonly intent: Intent }
  | {
      readonly kind: 'refund'
      readonly intentId: string
      readonly refund: Refund
      /** The metadata of the refund request; empty when the refund was made in the provider's dashboard. */
      readonly metadata: Readonly<Record<string, string>>
    }
  /** The total amount that was refunded, whatever started the refunds. */
  | { readonly kind: 'refunded'; readonly intentId: string; readonly refundedCents: number }
  | { readonly kind: 'dispute'; readonly intentId: string; readonly dispute: Dispute }
  | { readonly kind: 'fraud'; readonly intentId: string; readonly report: FraudReport }
  | { readonly kind: 'ignored' }
)

/** An event as it was received, before its signature is checked. */
export interface RawEvent {
  /** The exact bytes, which the signature covers. */
  readonly body: string | Uint8Array
  readonly signature: string
}

/** The smallest amount that can be paid, which is Stripe's limit for euros. */
export const smallestCents = 50

/** How old a signed event may be, so that an intercepted event cannot be replayed later. */
export const oldestEventSeconds = 300

/**
 * The provider that takes payments. A call may wait for a network, and the demo keeps its own rows in our database:
 * never call it inside a transaction. Calls throw `ProviderUnavailable` or `ProviderRefusal`.
 */
export interface PaymentProvider extends ProviderBalance {
  readonly name: 'stripe' | 'demo' | 'closed'
  /** The public key for the browser; null for the demo. */
  readonly publicKey: string | null
  /** The lower-case name of the header with the signature of an event. */
  readonly signatureHeader: string
  /** Returns the intent in its current state, also when the key opened it before. */
  openIntent(request: IntentRequest): Promise<Intent>
  readIntent(id: string): Promise<Intent>
  /**
   * Returns the intent in its new state; an intent that has succeeded meanwhile is not cancelled, and its status says
   * so.
   */
  cancelIntent(id: string, options: { readonly idempotencyKey: string }): Promise<Intent>
  refund(request: RefundRequest): Promise<Refund>
  /**
   * Parses an event that the provider signed recently; null when it cannot be trusted or read. The event of a
   * successful payment includes its method.
   */
  readEvent(raw: RawEvent, nowMs: number): Promise<ProviderEvent | null>
}
