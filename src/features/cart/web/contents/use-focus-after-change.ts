import { type RefObject, useEffect, useRef } from 'react'
import type { ShownLine } from '../../shown-line.ts'

/** Which line was pressed in, and what of it takes the keyboard next. */
interface Wish {
  readonly index: number
  readonly on: 'remove' | 'name'
}

const shapeOf = (lines: readonly ShownLine[]) =>
  lines.map(({ productId, options, notice }) => [productId, options.size, notice].join()).join(' ')

/**
 * A button that took a line or a question away goes with it: the keyboard goes on at the same place of the list, or at
 * what is left.
 */
export const useFocusAfterChange = (content: RefObject<HTMLElement | null>, lines: readonly ShownLine[]) => {
  const wish = useRef<Wish>(undefined)
  const shape = shapeOf(lines)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the changed list that the keyboard waits for
  useEffect(() => {
    if (!wish.current) return
    const { index, on } = wish.current
    wish.current = undefined
    const places = content.current?.querySelectorAll<HTMLElement>(`[data-cart=${on}]`) ?? []
    const next = places[Math.min(index, places.length - 1)] ?? content.current?.querySelector('a')
    next?.focus()
  }, [shape])
  return (next: Wish) => {
    wish.current = next
  }
}
