import { type RefObject, useLayoutEffect } from 'react'

/** Tells an element's style sheet its height, as `--own-height`: CSS alone cannot let a tall column stick by its end. */
export const useOwnHeight = (ref: RefObject<HTMLElement | null>) => {
  useLayoutEffect(() => {
    const { current } = ref
    if (!current) return
    const tell = () => current.style.setProperty('--own-height', `${current.offsetHeight}px`)
    tell()
    const observer = new ResizeObserver(tell)
    observer.observe(current)
    return () => observer.disconnect()
  }, [ref])
}
