import type { Bitmap } from '../../../../shared/bitmap.ts'
import { centsOfEuros } from '../../../../shared/money.ts'
import type { AskedInWords } from '../../../search/server/asked/read-asked.public.ts'
import type { ProductFilters } from './select-products.ts'

interface Narrowing {
  /** What the filter panel says. A filter of the panel counts more than one in the words of the search. */
  readonly filters: ProductFilters
  readonly asked: readonly AskedInWords[]
  /** Whether the search also has words. A belt that they name fits every size. */
  readonly hasWords: boolean
  readonly inTimeFor: (day: string) => Bitmap
  readonly isEmpty: (filters: ProductFilters) => boolean
}

interface Narrowed {
  readonly filters: ProductFilters
  /** The asked filters that narrow the listing. */
  readonly understood: readonly AskedInWords[]
  /** Those without which there are products, while there are none with them. */
  readonly leftOut: readonly AskedInWords[]
}

/**
 * Narrows a listing by the filters that its search asks for. Where nothing is left by all of them, as many as possible
 * are kept. What the panel says never gives way, because it is the visitor's own choice.
 */
export const narrowByAsked = ({ filters, asked, hasWords, inTimeFor, isEmpty }: Narrowing): Narrowed => {
  const meant = asked.filter((one) => !isChosen(filters, one))
  for (const kept of subsets(meant)) {
    const narrowed = kept.reduce((all, one) => narrowedBy(all, one, { inTimeFor, hasWords }), filters)
    if (kept.length === 0 || !isEmpty(narrowed))
      return { filters: narrowed, understood: kept, leftOut: meant.filter((one) => !kept.includes(one)) }
  }
  return { filters, understood: [], leftOut: meant }
}

const isChosen = ({ size, minPriceCents, maxPriceCents }: ProductFilters, { filter }: AskedInWords) => {
  if (filter === 'size') return size !== undefined
  return filter === 'price' && (minPriceCents !== undefined || maxPriceCents !== undefined)
}

const narrowedBy = (
  filters: ProductFilters,
  asked: AskedInWords,
  { inTimeFor, hasWords }: Pick<Narrowing, 'inTimeFor' | 'hasWords'>,
): ProductFilters => {
  if (asked.filter === 'size') return { ...filters, size: asked.size, orUnsized: hasWords }
  if (asked.filter === 'day') return { ...filters, inTime: inTimeFor(asked.day) }
  const { minPriceCents = 0, maxPriceCents = Number.POSITIVE_INFINITY } = filters
  const { min = 0, max = Number.POSITIVE_INFINITY } = asked
  return {
    ...filters,
    minPriceCents: Math.max(minPriceCents, centsOfEuros(min)),
    maxPriceCents: Math.min(maxPriceCents, Number.isFinite(max) ? centsOfEuros(max) : max),
  }
}

/** Every selection of these, the largest first. */
const subsets = <T>(all: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: 1 << all.length }, (_, bits) =>
    all.filter((_one, at) => (bits & (1 << at)) !== 0),
  ).toSorted((a, b) => b.length - a.length)
