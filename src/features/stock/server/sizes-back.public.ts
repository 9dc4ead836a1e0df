import type { SizeBack } from './stock-raised.public.ts'

interface Stocked {
  readonly size: string
  readonly stock: number
}

interface Edited {
  readonly before: readonly Stocked[]
  readonly after: readonly Stocked[]
}

/** The sizes that are in stock after an edit and were not before. A size that is new counts, too. */
export const sizesBack = (productId: string, { before, after }: Edited): readonly SizeBack[] => {
  const there = new Set(before.flatMap(({ size, stock }) => (stock > 0 ? [size] : [])))
  return after.flatMap(({ size, stock }) => (stock > 0 && !there.has(size) ? [{ productId, size }] : []))
}
