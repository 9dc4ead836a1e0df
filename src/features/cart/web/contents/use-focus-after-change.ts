import { type RefObject, useEffect, useRef } from 'react'
import type { VisitedCart } from './visited-cart.ts'

/** The index of the line that was pressed, and which of its elements gets the focus next. */
interface Wish {
  readonly index: number
  readonly on: 'remove' | 'name'
}

export type FocusAfter = (wish: Wish) => void

/** A text that changes when a line, a notice or a remark with buttons appears or disappears. */
const shapeOf = ({ lines, shortened, isWaitingToJoin, staleness, isUnchecked }: VisitedCart) =>
  JSON.stringify([
    lines.map(({ productId, options, notice }) => [productId, options.size, notice]),
    [shortened.length, isWaitingToJoin, staleness, isUnchecked],
  ])

/**
 * A button that removes a line, a notice or a remark disappears with it: the focus then moves to the same place of the
 * list, or to what is left.
 */
export const useFocusAfterChange = (
  content: RefObject<HTMLElement | null>,
  cart: VisitedCart,
): FocusAfter => {
  const wish = useRef<Wish>(undefined)
  const shape = shapeOf(cart)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the changed list that the keyboard waits for
  useEffect(() => {
    if (!wish.current) return
    const { index, on } = wish.current
    wish.current = undefined
    // Do nothing if the visitor has moved the focus elsewhere meanwhile.
    if (!document.activeElement?.contains(content.current)) return
    const places = content.current?.querySelectorAll<HTMLElement>(`[data-cart=${on}]`) ?? []
    const next = places[Math.min(index, places.length - 1)] ?? content.current?.querySelector('a')
    next?.focus()
  }, [shape])
  return (next) => {
    wish.current = next
  }
}
