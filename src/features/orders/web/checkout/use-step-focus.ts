import { useEffect, useRef } from 'react'
import { stepHeadingId } from './step-frame.tsx'

/**
 * From one thing that is shown to the next the keyboard goes along, to the name of it; the first one takes it from nobody.
 * Nothing is known yet without one.
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
