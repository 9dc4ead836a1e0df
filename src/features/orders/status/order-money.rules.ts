interface Money {
  readonly refundedCents: number
  readonly totalCents: number
}

/** Whether the whole total of an order was refunded. */
export const isRefunded = ({ refundedCents, totalCents }: Money) =>
  refundedCents > 0 && refundedCents === totalCents
