import { largestQuantity, mostLines } from '../cart.limits.ts'

/** A product in a size; '' for a product without sizes. */
export interface ProductInSize {
  readonly productId: string
  readonly size: string
}

export interface Counted extends ProductInSize {
  readonly quantity: number
}

/** What became of a guest's line: how many the guest wanted, and how many of them are now in the account's cart. */
export interface MergedLine extends ProductInSize {
  readonly wanted: number
  readonly got: number
}

interface Merging {
  /** What is in the account's cart already. */
  readonly kept: readonly Counted[]
  /** What is in the guest's cart. */
  readonly sent: readonly Counted[]
  /** The result of earlier attempts at the same merge. */
  readonly earlier: readonly MergedLine[]
  /** How many of a product there are in a size; none where there is no such thing. */
  readonly available: (line: ProductInSize) => number
}

export interface Merge {
  /** What is added to the account's cart. */
  readonly added: readonly Counted[]
  /** What became of each line, those that an earlier attempt took included. */
  readonly outcome: readonly MergedLine[]
}

/** What tells one product in a size from any other. */
export const keyOf = ({ productId, size }: ProductInSize) => JSON.stringify([productId, size])

const byKey = <Line extends ProductInSize>(lines: readonly Line[]) =>
  new Map(lines.map((line) => [keyOf(line), line]))

/** The same product in the same size adds up, in the place where it came first. */
const summed = (lines: readonly Counted[]): readonly Counted[] => {
  const sums = new Map<string, Counted>()
  for (const line of lines) {
    const before = sums.get(keyOf(line))?.quantity ?? 0
    sums.set(keyOf(line), { ...line, quantity: before + line.quantity })
  }
  return [...sums.values()]
}

/**
 * Joins a guest's cart to an account's (§4): quantities of the same product in the same size add up, to no more than
 * there are and than a line may hold. What an earlier attempt took is not taken again, and of each line it is known
 * whether anything of it was left behind.
 */
export const mergeCarts = ({ kept, sent, earlier, available }: Merging): Merge => {
  const inCart = byKey(kept)
  const before = byKey(earlier)
  const added: Counted[] = []
  let places = mostLines - inCart.size
  const outcome = summed(sent).map((line): MergedLine => {
    const { wanted = 0, got = 0 } = before.get(keyOf(line)) ?? {}
    const present = inCart.get(keyOf(line))?.quantity
    const hasPlace = present !== undefined || places > 0
    const room = hasPlace ? Math.min(available(line), largestQuantity) - (present ?? 0) : 0
    const taken = Math.max(0, Math.min(line.quantity - wanted, room))
    const { productId, size } = line
    if (taken > 0) added.push({ productId, size, quantity: taken })
    if (taken > 0 && present === undefined) places--
    return { productId, size, wanted: Math.max(wanted, line.quantity), got: got + taken }
  })
  const untouched = earlier.filter((line) => !byKey(sent).has(keyOf(line)))
  return { added, outcome: [...untouched, ...outcome] }
}

/** What has to be told of a merge: the lines of which not all could be taken. */
export const shortened = (outcome: readonly MergedLine[]) => outcome.filter(({ wanted, got }) => got < wanted)

interface SeenPrices {
  /** At which the account's line was seen, where there is one. */
  readonly keptCents: number | undefined
  /** The price at which the guest saw the product, if the browser knows it. */
  readonly sentCents: number | undefined
  readonly priceCents: number
}

/** The price at which a merged line counts as seen: today's if either cart knew it, else the one that is to be told as changed. */
export const mergedSeenCents = ({ keptCents, sentCents, priceCents }: SeenPrices) =>
  sentCents === priceCents ? priceCents : (keptCents ?? sentCents ?? priceCents)
