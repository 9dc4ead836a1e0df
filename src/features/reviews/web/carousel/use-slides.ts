import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { carouselMs } from '../../testimonials.limits.ts'

const stillness = '(prefers-reduced-motion: reduce)'

const subscribe = (listener: () => void) => {
  const query = matchMedia(stillness)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether the visitor asked for as little motion as possible. The server assumes that the visitor did. */
const useStillness = () =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(stillness).matches,
    () => true,
  )

/**
 * Which of several testimonials is shown: the next one after a while, and the first one after the last
 * (§4). It does not change while the visitor points at it or has the focus in it, after the visitor
 * stopped it, and under reduced motion.
 */
export const useSlides = (count: number) => {
  const [index, setIndex] = useState(0)
  const [isStopped, setStopped] = useState(false)
  const [isHeld, setHeld] = useState(false)
  const isStill = useStillness()
  const mayRun = count > 1 && !isStill
  const runs = mayRun && !isStopped && !isHeld
  // The list may have become shorter meanwhile.
  const shown = index < count ? index : 0
  useEffect(() => {
    if (!runs) return
    const timer = setTimeout(() => setIndex((shown + 1) % count), carouselMs)
    return () => clearTimeout(timer)
  }, [runs, shown, count])
  return {
    shown,
    runs,
    mayRun,
    isStopped,
    show: (wanted: number) => setIndex((wanted + count) % count),
    toggle: () => setStopped(!isStopped),
    pause: useCallback(() => setHeld(true), []),
    resume: () => setHeld(false),
  }
}
