import { type RefObject, useEffect, useState } from 'react'

export const controls = 'a, button, input, select, textarea, label, summary, [role="button"]'
/** Places of the element that are looked under: its middle, its corners, and between them. */
const shares = [0.05, 0.5, 0.95]
const lookedAfterMs = 120
/** What is so much larger than the element, as a picture that leads on, can be pressed beside it. */
const muchLarger = 8
const stepPx = 60
/** The header of the page. */
const keptAbovePx = 80
const steps = [0, 1, 2, 3, 4]

/** How far the element stands above its usual place; undefined when no place is free. */
export type FreePlace = number | undefined

type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>

const overlap = (one: Box, other: Box) => {
  const across = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left)
  const down = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top)
  return Math.max(0, across) * Math.max(0, down)
}

const covers = (box: Box, control: Element) => {
  const rect = control.getBoundingClientRect()
  return rect.width * rect.height < muchLarger * box.width * box.height && overlap(box, rect) > 0
}

/** What lies under the middle, the corners and the edges of a place, but for the element that is to stand there. */
const under = (element: HTMLElement, box: Box) =>
  shares.flatMap((across) =>
    shares.flatMap((down) =>
      document
        .elementsFromPoint(box.left + box.width * across, box.top + box.height * down)
        .filter((found) => !element.contains(found)),
    ),
  )

const isFree = (element: HTMLElement, box: Box) =>
  under(element, box).every((found) => {
    const control = found.closest(controls)
    return control === null || !covers(box, control)
  })

/** Whether an element lies, where it is, on any of these. */
export const isOver = (element: HTMLElement, selector: string) =>
  under(element, element.getBoundingClientRect()).some((found) => found.closest(selector))

const freePlaceOf = (element: HTMLElement, present: FreePlace): FreePlace => {
  const { left, top, width, height } = element.getBoundingClientRect()
  const usualTop = top + (present ?? 0)
  return steps
    .map((step) => step * stepPx)
    .filter((above) => above === 0 || usualTop - above >= keptAbovePx)
    .find((above) => isFree(element, { left, top: usualTop - above, width, height }))
}

/**
 * Where a fixed element may stand without lying on something that can be pressed: in its usual place, or above it. It
 * looks once the page has come to rest; an element that has the focus stays where it is.
 */
export const useFreePlace = (element: RefObject<HTMLElement | null>, mayMove: boolean): FreePlace => {
  const [place, setPlace] = useState<FreePlace>(0)
  useEffect(() => {
    if (!mayMove) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      const { current } = element
      if (current && !current.contains(document.activeElement)) setPlace(freePlaceOf(current, place))
    }
    const lookSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(look, lookedAfterMs)
    }
    const sizes = new ResizeObserver(lookSoon)
    sizes.observe(document.body)
    window.addEventListener('scroll', lookSoon, { passive: true })
    window.addEventListener('resize', lookSoon)
    return () => {
      clearTimeout(timer)
      sizes.disconnect()
      window.removeEventListener('scroll', lookSoon)
      window.removeEventListener('resize', lookSoon)
    }
  }, [element, mayMove, place])
  return place
}
