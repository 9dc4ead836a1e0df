import type { Db } from '../../../platform/db/database.ts'
import { type Counted, keyOf, type MergedLine, mergeCarts, mergedSeenCents } from '../customer/merge.rules.ts'
import { enterLines, findLines, findOffers } from './cart.repository.ts'

export interface JoiningLine extends Counted {
  /** The price at which the product was seen; the current one if that is not known. */
  readonly seenCents?: number | undefined
}

interface Joining {
  /** The account's lines are locked, so that nothing changes between this read and the write. */
  readonly accountId: string
  readonly now: Temporal.Instant
  readonly lines: readonly JoiningLine[]
  /** The result of earlier attempts at the same merge. */
  readonly earlier: readonly MergedLine[]
}

const byKey = <Line extends Omit<Counted, 'quantity'>>(lines: readonly Line[]) =>
  new Map(lines.map((line) => [keyOf(line), line]))

/**
 * Merges lines into an account's cart, as far as the stock and the limit of lines allow, and returns the result for
 * each.
 */
export const joinLines = async (db: Db, { accountId, now, lines: joining, earlier }: Joining) => {
  const sent = joining.map(({ productId, size, quantity }) => ({ productId, size, quantity }))
  const productIds = [...new Set(sent.map(({ productId }) => productId))]
  const offers = byKey(await findOffers(db, { accountId, productIds }))
  const kept = await findLines(db, accountId)
  const available = (line: Omit<Counted, 'quantity'>) => offers.get(keyOf(line))?.available ?? 0
  const { added, outcome } = mergeCarts({ kept, sent, earlier, available })
  const [inCart, asSent] = [byKey(kept), byKey(joining)]
  const lines = added.map((line) => {
    const seenPriceCents = mergedSeenCents({
      keptCents: inCart.get(keyOf(line))?.seenPriceCents,
      sentCents: asSent.get(keyOf(line))?.seenCents,
      priceCents: offers.get(keyOf(line))?.priceCents ?? 0,
    })
    return { ...line, seenPriceCents }
  })
  await enterLines(db, { accountId, addedAt: now, lines })
  return outcome
}
