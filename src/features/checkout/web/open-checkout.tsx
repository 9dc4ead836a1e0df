import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Answer } from '../../../shared/api/contract.ts'
import { useApi } from '../../../ui/api/use-api.ts'
import type { CheckoutContract } from '../checkout.contract.ts'
import { hasMadeToMeasure, isReadyToOrder } from '../draft/checkout-draft.rules.ts'
import type { CheckoutStep } from '../draft/checkout-steps.rules.ts'
import { reductionInAnswer } from '../pricing/reduction-on-the-wire.ts'
import type { QuoteContract } from '../quote.contract.ts'
import { CartStep } from './cart-step.tsx'
import { checkoutQuoteQuery, destinationOf } from './checkout.queries.ts'
import type { CheckoutParts } from './checkout-parts.ts'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'
import { ConfirmationStep } from './confirmation/confirmation-step.tsx'
import { useDeliveryTerms } from './delivery/delivery-terms-context.ts'
import { DetailsStep } from './details/details-step.tsx'
import { useDraft } from './draft/use-draft.ts'
import { PaymentStep } from './payment/payment-step.tsx'
import type { OrderRefusal } from './step-props.ts'
import { StepThread } from './steps/step-thread.tsx'
import { useShownStep } from './steps/use-shown-step.ts'
import { useStep } from './steps/use-step.ts'
import { useStepFocus } from './steps/use-step-focus.ts'
import { sumsOfLines } from './summary/sums-of-lines.ts'
import { usePlacedOrder } from './use-placed-order.ts'
import { usePromise } from './use-promise.ts'

interface OpenCheckoutProps extends CheckoutParts {
  readonly saved: Answer<CheckoutContract['GET /checkout']>
}

/** The four steps: the one that the URL names is shown, if all steps before it are done. */
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
  const promise = usePromise({ draft: entered.draft, quote })
  const { data, isPlaceholderData } = quote
  const delivery = destinationOf(entered.draft)
  const { rates } = useDeliveryTerms()
  const sums =
    data && isPlaceholderData
      ? sumsOfLines({ lines: data.lines, delivery, reduction: reductionInAnswer(data.promo), rates })
      : data
  const [refused, setRefused] = useState<OrderRefusal>()

  const shown = useShownStep({
    wanted,
    cart,
    detailsAreReady: isReadyToOrder(entered.draft, { isMeasured: hasMadeToMeasure(cart.lines) }),
    placed,
    go,
  })
  const isClosed = saved.payment.provider === 'closed'
  const step = shown && isClosed && shown !== 'confirmation' ? 'cart' : shown
  useStepFocus(step === 'confirmation' ? `${step} ${placed.progress}` : step)

  const proceed = (next: CheckoutStep) => {
    setRefused(undefined)
    void entered.flush()
    void go(next, { orderId })
  }
  const stepProps = { parts, entered, quote, sums, promise, placed, go, refused }
  if (step === undefined) return <CheckoutSkeleton />
  return (
    <>
      <StepThread shown={step} orderId={orderId} />
      {step === 'cart' && <CartStep {...stepProps} isClosed={isClosed} onDone={() => proceed('details')} />}
      {step === 'details' && <DetailsStep {...stepProps} onDone={() => proceed('payment')} />}
      {step === 'payment' && (
        <PaymentStep
          {...stepProps}
          provider={saved.payment}
          declined={declined}
          onRefused={(refusal) => {
            setRefused(refusal)
            if (Object.keys(refusal.fields).length > 0) void go('details', { orderId })
          }}
        />
      )}
      {step === 'confirmation' && <ConfirmationStep {...stepProps} />}
    </>
  )
}
