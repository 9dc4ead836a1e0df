/**
 * The provider gave no answer that says what became of the request: it may have taken effect. Asking again with the same
 * key is safe, and is how one learns it.
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
  /** The key came before with another request. */
  | 'key_reused'
  /** There is nothing to give back, as nothing was taken. */
  | 'not_paid'
  /** More than what is left of the amount. */
  | 'refund_too_large'
  /** The customer's bank is taking it back already. */
  | 'disputed'
  | 'other'

/** The provider understood the request and will not do it. Its key is used up: another attempt takes another one. */
export class ProviderRefusal extends Error {
  override readonly name = 'ProviderRefusal'
  readonly code: RefusalCode

  constructor(code: RefusalCode, options?: ErrorOptions) {
    super(`The payment provider refuses: ${code}`, options)
    this.code = code
  }
}
