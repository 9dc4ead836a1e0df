import { useEffect, useRef } from 'react'
import { stepHeadingId } from './step-frame.tsx'

/**
 * When the shown step changes, the focus moves to the heading of the new one. The first step leaves the focus where it
 * is. `shown` is undefined while the step is not known yet.
 */
export const useStepFocus = (shown: string | undefined) => {
  const last = useRef<string>(undefined)
  useEffect(() => {
    if (shown === undefined) return
    const isNext = last.current !== undefined && last.current !== shown
    last.current = shown
    if (isNext) document.getElementById(stepHeadingId)?.focus({ preventScroll: true })
  }, [shown])
}
