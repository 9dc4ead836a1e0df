import { useEffect, useRef } from 'react'

/** For the heading of a list that opens its entries in its own place: it takes the focus when one is left. */
export const useFocusOnReturn = (opened: string | null) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(opened)
  useEffect(() => {
    if (before.current !== null && opened === null) heading.current?.focus({ preventScroll: true })
    before.current = opened
  }, [opened])
  return heading
}
