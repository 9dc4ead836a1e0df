interface Money {
  readonly refundedCents: number
  readonly totalCents: number
}

/** Whether all that an order came to is back with its customer. */
export const isRefunded = ({ refundedCents, totalCents }: Money) =>
  refundedCents > 0 && refundedCents === totalCents
