import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Answer } from '../../../../shared/api/contract.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import type { CheckoutContract } from '../../checkout.contract.ts'
import { isReadyToOrder } from '../../checkout-draft.rules.ts'
import { stepToShow } from '../../checkout-steps.rules.ts'
import type { QuoteContract } from '../../quote.contract.ts'
import { CartStep } from './cart-step.tsx'
import { checkoutQuoteQuery } from './checkout.queries.ts'
import type { CheckoutParts } from './checkout-parts.ts'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'
import { ConfirmationStep } from './confirmation/confirmation-step.tsx'
import { DetailsStep } from './details/details-step.tsx'
import { PaymentStep } from './payment/payment-step.tsx'
import { StepThread } from './step-thread.tsx'
import { useDraft } from './use-draft.ts'
import { usePlacedOrder } from './use-placed-order.ts'
import { useStep } from './use-step.ts'
import { useStepFocus } from './use-step-focus.ts'

interface OpenCheckoutProps extends CheckoutParts {
  readonly saved: Answer<CheckoutContract['GET /checkout']>
}

/** The four steps: the one that the address names is shown, as far as those before it are done. */
export const OpenCheckout = ({ saved, ...parts }: OpenCheckoutProps) => {
  const { wanted, orderId, declined, go } = useStep()
  const entered = useDraft(saved.draft)
  const placed = usePlacedOrder(orderId ?? (wanted === 'payment' ? saved.order?._id : undefined))
  const { cart } = parts
  const quote = useQuery({
    ...checkoutQuoteQuery(useApi<QuoteContract>(), {
      draft: entered.draft,
      cart: cart.lines.map(({ productId, options, quantity, unitPrice }) => [
        productId,
        options.size,
        quantity,
        unitPrice,
      ]),
    }),
    enabled: cart.isKnown && cart.lines.length > 0,
  })
  /** Why the house refused what was entered, by field. */
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>()

  const isKnown = !placed.isPending && (cart.isKnown || wanted === 'confirmation')
  const shown = stepToShow({
    wanted,
    cartIsReady: cart.lines.length > 0 && !cart.asks,
    detailsAreReady: isReadyToOrder(entered.draft),
    order: placed.standing,
  })
  // An order that cannot be read says so at its confirmation.
  const step = wanted === 'confirmation' && placed.isFailed ? wanted : shown
  useEffect(() => {
    if (isKnown && step !== wanted) go(step, { orderId: placed.order?._id, replace: true })
  }, [isKnown, step, wanted, placed.order?._id, go])

  const told = step === 'confirmation' ? `${step} ${placed.standing}` : step
  useStepFocus(isKnown ? told : undefined)

  const proceed = (next: typeof step) => {
    void entered.flush()
    go(next, { orderId })
  }
  const stepProps = { parts, entered, quote, placed, go }
  if (!isKnown) return <CheckoutSkeleton />
  return (
    <>
      <StepThread shown={step} orderId={orderId} />
      {step === 'cart' && <CartStep {...stepProps} onDone={() => proceed('details')} />}
      {step === 'details' && (
        <DetailsStep
          {...stepProps}
          refused={refused}
          onDone={() => {
            setRefused(undefined)
            proceed('payment')
          }}
        />
      )}
      {step === 'payment' && (
        <PaymentStep
          {...stepProps}
          provider={saved.payment}
          declined={declined}
          onRefused={(fields) => {
            setRefused(fields)
            go('details', { orderId })
          }}
        />
      )}
      {step === 'confirmation' && <ConfirmationStep {...stepProps} />}
    </>
  )
}
