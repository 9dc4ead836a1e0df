/**
 * The result of a payment as far as the browser knows it: only the provider's event tells the server whether it was
 * made.
 */
export type PaymentOutcome =
  | { readonly kind: 'made' }
  /** The bank asks the customer to confirm the payment on its own page. */
  | { readonly kind: 'elsewhere'; readonly path: string }
  | { readonly kind: 'declined'; readonly message: string }

/** What is paid for: an order, or an instalment of a creation; « link » names the creation of the mailed link. */
export interface PaidFor {
  readonly kind: 'order' | 'creation'
  readonly id: string
}

/** The form for the card, which makes the payment. */
export interface PaymentDesk {
  /** Whether the card data is complete; if not, the form shows what is missing and moves the focus there. */
  readonly check: () => Promise<boolean>
  readonly pay: (payment: {
    readonly clientSecret: string
    /** The bank sends the customer back to it. */
    readonly paidFor: PaidFor
  }) => Promise<PaymentOutcome>
}
