/** The status of a payment, as its provider reports it. */
export type PaymentStatus =
  | 'requires_payment_method'
  | 'requires_action'
  | 'processing'
  | 'succeeded'
  | 'canceled'

interface Known {
  readonly status: PaymentStatus
  readonly amountCents: number
  readonly capturedCents: number
  readonly decline: string | null
}

/** The effect of the provider's event on a payment. */
export type PaymentNews =
  | { readonly kind: 'nothing' }
  /** The amount of the event is not the requested one: the event has no effect. */
  | { readonly kind: 'mismatch' }
  | { readonly kind: 'captured'; readonly cents: number }
  | { readonly kind: 'declined' }
  | { readonly kind: 'moved' }

/**
 * Computes the effect of a provider's event. Events come late, twice and out of order: an older event never undoes a
 * payment that came in, and only money revives a payment that was cancelled.
 */
export const newsOf = (known: Known, told: Known): PaymentNews => {
  if (told.amountCents !== known.amountCents) return { kind: 'mismatch' }
  if (told.capturedCents > 0 && told.capturedCents !== told.amountCents) return { kind: 'mismatch' }
  if (known.capturedCents > 0) return { kind: 'nothing' }
  if (told.capturedCents > 0) return { kind: 'captured', cents: told.capturedCents }
  if (known.status === 'canceled' || told.status === 'succeeded') return { kind: 'nothing' }
  if (told.status === known.status && told.decline === known.decline) return { kind: 'nothing' }
  const isDeclined = told.status === 'requires_payment_method' && told.decline !== null
  return isDeclined ? { kind: 'declined' } : { kind: 'moved' }
}

interface Refundable {
  readonly capturedCents: number
  readonly refundedCents: number
  /** The sum of refunds that are still to go: requested, pending, or owed because the money came back. */
  readonly openCents: number
  /** What banks have taken back, for now or for good: they return it to the customer themselves. */
  readonly disputedCents: number
}

/** How much of a payment can still be refunded. */
export const refundableCents = ({ capturedCents, refundedCents, openCents, disputedCents }: Refundable) =>
  Math.max(0, capturedCents - refundedCents - openCents - disputedCents)
