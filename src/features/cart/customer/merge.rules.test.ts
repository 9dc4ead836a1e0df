import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { largestQuantity, mostLines } from '../cart.limits.ts'
import {
  type Counted,
  keyOf,
  type MergedLine,
  mergeCarts,
  mergedSeenCents,
  type ProductInSize,
  shortened,
} from './merge.rules.ts'

const productInSize = fc.record({
  productId: fc.constantFrom('p1', 'p2', 'p3', 'p4'),
  size: fc.constantFrom('', '36', '38'),
})
const counted = fc
  .tuple(productInSize, fc.integer({ min: 1, max: largestQuantity }))
  .map(([product, quantity]): Counted => ({ ...product, quantity }))
const sent = fc.array(counted, { maxLength: 15 })
const kept = fc.uniqueArray(counted, { selector: keyOf, maxLength: 12 })
/** The stock of each product in each size; a negative stock counts as 0, as everywhere. */
const stock = fc.dictionary(
  productInSize.map(keyOf),
  fc.oneof(fc.integer({ min: -2, max: 12 }), fc.integer({ min: 90, max: 300 })),
)
const none: readonly MergedLine[] = []

const availableIn = (stocks: Readonly<Record<string, number>>) => (line: ProductInSize) =>
  stocks[keyOf(line)] ?? 0

/** The account's cart after the added lines of a merge. */
const joined = (lines: readonly Counted[], added: readonly Counted[]) => {
  const quantities = new Map(lines.map((line) => [keyOf(line), line.quantity]))
  for (const line of added) quantities.set(keyOf(line), (quantities.get(keyOf(line)) ?? 0) + line.quantity)
  return quantities
}

const asLines = (quantities: ReadonlyMap<string, number>) =>
  [...quantities].map(([key, quantity]): Counted => {
    const [productId = '', size = ''] = JSON.parse(key) as string[]
    return { productId, size, quantity }
  })

const sumOf = (lines: readonly Counted[], key: string) =>
  lines.filter((line) => keyOf(line) === key).reduce((sum, { quantity }) => sum + quantity, 0)

const inOrder = (lines: readonly MergedLine[]) =>
  lines.toSorted((one, other) => keyOf(one).localeCompare(keyOf(other)))

describe('a guest’s cart that joins an account’s', () => {
  it('adds up by product and size, to no more than there are and a line may hold', () => {
    fc.assert(
      fc.property(kept, sent, stock, (before, guest, stocks) => {
        const available = availableIn(stocks)
        const { added } = mergeCarts({ kept: before, sent: guest, earlier: none, available })
        const after = joined(before, added)
        for (const [key, quantity] of after) {
          const had = sumOf(before, key)
          const most = Math.min(stocks[key] ?? 0, largestQuantity)
          expect(quantity).toBe(Math.max(had, Math.min(had + sumOf(guest, key), most)))
        }
      }),
    )
  })

  it('takes nothing out of the account’s cart', () => {
    fc.assert(
      fc.property(kept, sent, stock, (before, guest, stocks) => {
        const { added } = mergeCarts({
          kept: before,
          sent: guest,
          earlier: none,
          available: availableIn(stocks),
        })
        expect(added.every(({ quantity }) => quantity > 0)).toBe(true)
        expect(new Set(added.map(keyOf)).size).toBe(added.length)
      }),
    )
  })

  it('loses nothing without saying so', () => {
    fc.assert(
      fc.property(kept, sent, stock, (before, guest, stocks) => {
        const { added, outcome } = mergeCarts({
          kept: before,
          sent: guest,
          earlier: none,
          available: availableIn(stocks),
        })
        for (const key of new Set(guest.map(keyOf))) {
          const [wanted, got] = [sumOf(guest, key), sumOf(added, key)]
          expect(outcome.find((line) => keyOf(line) === key)).toMatchObject({ wanted, got })
          expect(shortened(outcome).some((line) => keyOf(line) === key)).toBe(got < wanted)
        }
      }),
    )
  })

  it('comes to the same in any order', () => {
    const shuffled = sent.chain((lines) =>
      fc.tuple(
        fc.constant(lines),
        fc.shuffledSubarray(lines, { minLength: lines.length, maxLength: lines.length }),
      ),
    )
    fc.assert(
      fc.property(kept, shuffled, stock, (before, [guest, otherOrder], stocks) => {
        const available = availableIn(stocks)
        const one = mergeCarts({ kept: before, sent: guest, earlier: none, available })
        const other = mergeCarts({ kept: before, sent: otherOrder, earlier: none, available })
        expect(new Map([...joined(before, other.added)].sort())).toEqual(
          new Map([...joined(before, one.added)].sort()),
        )
        expect(inOrder(other.outcome)).toEqual(inOrder(one.outcome))
      }),
    )
  })

  it('changes nothing when it is repeated, and says the same', () => {
    fc.assert(
      fc.property(kept, sent, stock, (before, guest, stocks) => {
        const available = availableIn(stocks)
        const { added, outcome } = mergeCarts({ kept: before, sent: guest, earlier: none, available })
        const after = asLines(joined(before, added))
        const again = mergeCarts({ kept: after, sent: guest, earlier: outcome, available })
        expect(again.added).toEqual([])
        expect(inOrder(again.outcome)).toEqual(inOrder(outcome))
      }),
    )
  })

  it('takes what the guest added since an attempt that they did not hear of, once', () => {
    fc.assert(
      fc.property(kept, sent, sent, (before, first, more) => {
        const available = () => 10_000
        const few = (lines: readonly Counted[]) => lines.map((line) => ({ ...line, quantity: 1 }))
        const attempt = mergeCarts({ kept: few(before), sent: few(first), earlier: none, available })
        const after = asLines(joined(few(before), attempt.added))
        const grown = [...few(first), ...few(more)]
        const { added } = mergeCarts({ kept: after, sent: grown, earlier: attempt.outcome, available })
        const atOnce = mergeCarts({ kept: few(before), sent: grown, earlier: none, available })
        expect(new Map([...joined(after, added)].sort())).toEqual(
          new Map([...joined(few(before), atOnce.added)].sort()),
        )
      }),
    )
  })

  it('remembers lines of an earlier attempt that are not sent again', () => {
    const earlier = [{ productId: 'p1', size: '', wanted: 2, got: 1 }]
    const { added, outcome } = mergeCarts({ kept: [], sent: [], earlier, available: () => 9 })
    expect(added).toEqual([])
    expect(outcome).toEqual(earlier)
  })

  it('has no place for a line too many, and still for more of a line that is there', () => {
    const full = Array.from({ length: mostLines - 1 }, (_, place) => ({
      productId: `kept ${place}`,
      size: '',
      quantity: 1,
    }))
    const guest = ['kept 3', 'first', 'second'].map((productId) => ({ productId, size: '', quantity: 2 }))
    const { added, outcome } = mergeCarts({ kept: full, sent: guest, earlier: none, available: () => 9 })
    expect(added.map(({ productId }) => productId)).toEqual(['kept 3', 'first'])
    expect(shortened(outcome)).toEqual([{ productId: 'second', size: '', wanted: 2, got: 0 }])
  })
})

describe('the price of a merged line', () => {
  it('counts as seen when either cart knew today’s', () => {
    const priceCents = 1350
    expect(mergedSeenCents({ keptCents: 1290, sentCents: 1350, priceCents })).toBe(1350)
    expect(mergedSeenCents({ keptCents: 1350, sentCents: 1290, priceCents })).toBe(1350)
    expect(mergedSeenCents({ keptCents: undefined, sentCents: undefined, priceCents })).toBe(1350)
  })

  it('is told as changed when neither did', () => {
    expect(mergedSeenCents({ keptCents: 1290, sentCents: 1200, priceCents: 1350 })).toBe(1290)
    expect(mergedSeenCents({ keptCents: undefined, sentCents: 1200, priceCents: 1350 })).toBe(1200)
  })
})
