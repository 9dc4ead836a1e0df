import { useEffect } from 'react'
import { type CheckoutStep, stepToShow } from '../../draft/checkout-steps.rules.ts'
import type { CheckoutParts } from '../checkout-parts.ts'
import type { PlacedOrder } from '../use-placed-order.ts'
import type { Go } from './use-step.ts'

interface ShownStepInput {
  readonly wanted: CheckoutStep
  readonly cart: CheckoutParts['cart']
  readonly detailsAreReady: boolean
  readonly placed: PlacedOrder
  readonly go: Go
}

/**
 * The step that is shown; the URL is changed to match it. It is undefined while the customer's progress is not known.
 */
export const useShownStep = ({ wanted, cart, detailsAreReady, placed, go }: ShownStepInput) => {
  const isKnown = !placed.isPending && (cart.isKnown || wanted === 'confirmation')
  const shown = stepToShow({
    wanted,
    cartIsReady: cart.lines.length > 0 && !cart.asks,
    detailsAreReady,
    order: placed.progress,
  })
  // If an order cannot be read, the confirmation step says so.
  const step = wanted === 'confirmation' && placed.isFailed ? wanted : shown
  // A cart that could not be read must not redirect: once it is read again, the customer is still at the same step.
  const isElsewhere = isKnown && !cart.isFailed && step !== wanted
  const orderId = placed.order?._id
  useEffect(() => {
    if (isElsewhere) void go(step, { orderId, replace: true })
  }, [isElsewhere, step, orderId, go])
  return isKnown ? step : undefined
}
