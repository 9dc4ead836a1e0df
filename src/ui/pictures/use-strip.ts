import { useLayoutEffect, useRef } from 'react'

const placeInSight = ({ scrollLeft, clientWidth }: HTMLElement) => Math.round(scrollLeft / clientWidth)

interface StripPlace {
  /** The index of the visible picture, from 0. */
  readonly place: number
  readonly onPlaceChange: (place: number) => void
  readonly count: number
}

/** The strip of the pictures: it begins at the visible one, turns to others, and tells which one has come in sight. */
export const useStrip = ({ count, place, onPlaceChange }: StripPlace) => {
  const strip = useRef<HTMLDivElement>(null)
  const opened = useRef(place)
  useLayoutEffect(() => {
    const { current } = strip
    current?.scrollTo({ left: opened.current * current.clientWidth, behavior: 'instant' })
  }, [])
  // The index that the strip scrolls to: a second press during the scroll counts from there, not from the visible
  // picture.
  const target = useRef<number>(undefined)
  const turn = (step: number) => {
    const { current } = strip
    if (!current) return
    const next = (target.current ?? placeInSight(current)) + step
    target.current = Math.min(Math.max(next, 0), count - 1)
    current.scrollTo({ left: target.current * current.clientWidth })
  }
  /** A hand on the strip scrolls it from where it is. */
  const letGo = () => {
    target.current = undefined
  }
  const follow = () => {
    const { current } = strip
    if (!current) return
    const inSight = placeInSight(current)
    // Not `scrollend`: that of an earlier scroll may come after the next press.
    if (inSight === target.current) letGo()
    if (inSight !== place) onPlaceChange(inSight)
  }
  return { strip, turn, letGo, follow }
}
