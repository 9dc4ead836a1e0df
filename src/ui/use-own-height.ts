import { type RefObject, useLayoutEffect } from 'react'

/** Gives an element its own height as `--own-height`: CSS alone cannot make a tall column stick by its lower end. */
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
