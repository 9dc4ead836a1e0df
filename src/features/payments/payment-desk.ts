/** What came of a payment as far as the browser knows: whether it was made is for the provider to tell the house. */
export type PaymentOutcome =
  | { readonly kind: 'made' }
  /** The bank asks the customer to confirm the payment, on its own page. */
  | { readonly kind: 'elsewhere'; readonly path: string }
  | { readonly kind: 'declined'; readonly message: string }

/** Where a card is written and a payment is made with it. */
export interface PaymentDesk {
  /** Whether the card can be tried; what is missing says so, and takes the keyboard. */
  readonly check: () => Promise<boolean>
  readonly pay: (payment: {
    readonly clientSecret: string
    /** The order that is paid; the bank leads the customer back to it. */
    readonly orderId: string
  }) => Promise<PaymentOutcome>
}
