/**
 * The provider gave no answer that tells the result of the request: it may have taken effect. A retry with the same key
 * is safe, and tells the result.
 */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable'

  constructor(message = 'The payment provider cannot be reached', options?: ErrorOptions) {
    super(message, options)
  }
}

export type RefusalCode =
  | 'unknown_intent'
  | 'amount_too_small'
  /** The key was used before with another request. */
  | 'key_reused'
  /** There is nothing to refund, because nothing was paid. */
  | 'not_paid'
  /** The refund exceeds the rest of the amount. */
  | 'refund_too_large'
  /** The customer's bank is already taking the payment back. */
  | 'disputed'
  | 'other'

/** The provider understood the request and refuses it. The key is used up: another attempt needs another key. */
export class ProviderRefusal extends Error {
  override readonly name = 'ProviderRefusal'
  readonly code: RefusalCode

  constructor(code: RefusalCode, options?: ErrorOptions) {
    super(`The payment provider refuses: ${code}`, options)
    this.code = code
  }
}
