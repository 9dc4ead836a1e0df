import { type RefObject, useEffect, useState } from 'react'

/** The part of the window that the header covers counts as out of sight, in pixels. */
const headerHeight = 72

/** Whether no part of an element is visible in the window; false until that is known. */
export const useOutOfSight = (element: RefObject<Element | null>) => {
  const [isOut, setOut] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const look = new IntersectionObserver(([seen]) => seen && setOut(!seen.isIntersecting), {
      rootMargin: `-${headerHeight}px 0px 0px`,
    })
    look.observe(element.current)
    return () => look.disconnect()
  }, [element])
  return isOut
}
