/**
 * The changes that the customer has to answer before a line can be bought: another price, a smaller stock, or a product
 * that is gone.
 */
export const cartNotices = ['price_changed', 'not_enough', 'unavailable'] as const

export type CartNotice = (typeof cartNotices)[number]

interface LineFacts {
  readonly quantity: number
  /** How many the customer could buy now. */
  readonly available: number
  readonly priceCents: number
  readonly seenPriceCents: number
}

/** The one notice of a line; a changed price does not matter while the product is unavailable. */
export const noticeOf = ({
  quantity,
  available,
  priceCents,
  seenPriceCents,
}: LineFacts): CartNotice | null => {
  if (available <= 0) return 'unavailable'
  if (quantity > available) return 'not_enough'
  return priceCents === seenPriceCents ? null : 'price_changed'
}

/** What a line adds to the total, in cents: 0 when the product is unavailable. */
export const countedCents = ({ quantity, available, priceCents }: Omit<LineFacts, 'seenPriceCents'>) =>
  available > 0 ? quantity * priceCents : 0
