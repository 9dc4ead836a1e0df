/** What a line asks before it can be bought: its price, how many there are, or the product itself has changed. */
export const cartNotices = ['price_changed', 'not_enough', 'unavailable'] as const

export type CartNotice = (typeof cartNotices)[number]

interface Standing {
  readonly quantity: number
  /** How many could be bought at this moment. */
  readonly available: number
  readonly priceCents: number
  readonly seenPriceCents: number
}

/** What a line asks, one thing at a time: a price is no matter while there is nothing to buy. */
export const noticeOf = ({
  quantity,
  available,
  priceCents,
  seenPriceCents,
}: Standing): CartNotice | null => {
  if (available <= 0) return 'unavailable'
  if (quantity > available) return 'not_enough'
  return priceCents === seenPriceCents ? null : 'price_changed'
}

/** What a line adds to the total, in cents: nothing when there is nothing to buy. */
export const countedCents = ({ quantity, available, priceCents }: Omit<Standing, 'seenPriceCents'>) =>
  available > 0 ? quantity * priceCents : 0
