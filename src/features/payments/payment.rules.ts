/** How far a payment is, in the words of its provider. */
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

/** What the provider's event changes in a payment. */
export type PaymentNews =
  | { readonly kind: 'nothing' }
  /** The event tells of another amount than was asked for: it has no effect. */
  | { readonly kind: 'mismatch' }
  | { readonly kind: 'captured'; readonly cents: number }
  | { readonly kind: 'declined' }
  | { readonly kind: 'moved' }

/**
 * What a provider's word changes. Its events come late, twice and out of order: money that came in is never undone by
 * an older word, and a payment that was cancelled is only revived by money.
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
  /** Still to go: asked for, on its way, or owed because it came back. */
  readonly openCents: number
}

/** What can still be given back of a payment. */
export const refundableCents = ({ capturedCents, refundedCents, openCents }: Refundable) =>
  Math.max(0, capturedCents - refundedCents - openCents)
