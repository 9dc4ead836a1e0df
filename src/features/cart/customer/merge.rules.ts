import { largestQuantity, mostLines } from '../cart.limits.ts'

/** A product in a size; '' for a product without sizes. */
export interface ProductInSize {
  readonly productId: string
  readonly size: string
}

export interface Counted extends ProductInSize {
  readonly quantity: number
}

/** The result for one line of a guest: the wanted quantity, and the quantity that is now in the account's cart. */
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
  /** The stock of a product in a size; 0 when it does not exist. */
  readonly available: (line: ProductInSize) => number
}

export interface Merge {
  /** What is added to the account's cart. */
  readonly added: readonly Counted[]
  /** The result for each line, including those that an earlier attempt took. */
  readonly outcome: readonly MergedLine[]
}

/** A key that identifies a product in a size. */
export const keyOf = ({ productId, size }: ProductInSize) => JSON.stringify([productId, size])

const byKey = <Line extends ProductInSize>(lines: readonly Line[]) =>
  new Map(lines.map((line) => [keyOf(line), line]))

/** Adds up the lines of the same product in the same size, at the position of the first one. */
const summed = (lines: readonly Counted[]): readonly Counted[] => {
  const sums = new Map<string, Counted>()
  for (const line of lines) {
    const before = sums.get(keyOf(line))?.quantity ?? 0
    sums.set(keyOf(line), { ...line, quantity: before + line.quantity })
  }
  return [...sums.values()]
}

/**
 * Merges a guest's cart into that of an account (§4): quantities of the same product in the same size add up, up to the
 * stock and the limit of a line. Lines that an earlier attempt took are not taken again, and the result says of each
 * line whether part of it was left out.
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

/** The lines to report after a merge: those of which not all could be taken. */
export const shortened = (outcome: readonly MergedLine[]) => outcome.filter(({ wanted, got }) => got < wanted)

interface SeenPrices {
  /** The price at which the account's line was seen, if there is one. */
  readonly keptCents: number | undefined
  /** The price at which the guest saw the product, if the browser knows it. */
  readonly sentCents: number | undefined
  readonly priceCents: number
}

/**
 * The price that counts as seen for a merged line: the current one if either cart had it, otherwise an older one, so
 * that the customer is told of the change.
 */
export const mergedSeenCents = ({ keptCents, sentCents, priceCents }: SeenPrices) =>
  sentCents === priceCents ? priceCents : (keptCents ?? sentCents ?? priceCents)
