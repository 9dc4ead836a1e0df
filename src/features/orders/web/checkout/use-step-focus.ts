import { useEffect, useRef } from 'react'
import type { CheckoutStep } from '../../checkout-steps.rules.ts'
import { stepHeadingId } from './step-frame.tsx'

/** From step to step the keyboard goes along, to the name of the next one; the first one takes it from nobody. */
export const useStepFocus = (step: CheckoutStep | undefined) => {
  const last = useRef<CheckoutStep>(undefined)
  useEffect(() => {
    if (step === undefined) return
    const isNext = last.current !== undefined && last.current !== step
    last.current = step
    if (isNext) document.getElementById(stepHeadingId)?.focus({ preventScroll: true })
  }, [step])
}
