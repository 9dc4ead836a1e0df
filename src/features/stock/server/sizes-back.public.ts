import type { SizeBack } from './stock-raised.public.ts'

interface Stocked {
  readonly size: string
  readonly stock: number
}

interface Edited {
  readonly before: readonly Stocked[]
  readonly after: readonly Stocked[]
}

/** Which sizes there are after an edit that there were not before; one that is cut anew is one of them. */
export const sizesBack = (productId: string, { before, after }: Edited): readonly SizeBack[] => {
  const there = new Set(before.flatMap(({ size, stock }) => (stock > 0 ? [size] : [])))
  return after.flatMap(({ size, stock }) => (stock > 0 && !there.has(size) ? [{ productId, size }] : []))
}
