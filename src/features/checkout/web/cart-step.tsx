import { useId } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { totalItems } from '../../cart/cart.rules.ts'
import { OrderTerms } from './cart-sums/order-terms.tsx'
import { PromoField } from './cart-sums/promo-field.tsx'
import { EventDateNotice } from './event-date-notice.tsx'
import { RefusalNotice } from './refusal-notice.tsx'
import type { StepProps } from './step-props.ts'
import { StepFrame } from './steps/step-frame.tsx'
import { Summary } from './summary/summary.tsx'
import { WriteToUs } from './write-to-us.tsx'

interface CartStepProps extends StepProps {
  /** Whether payment is not open yet. */
  readonly isClosed: boolean
  readonly onDone: () => void
}

/** The step « Panier »: shows the lines. If a line asks something, the customer has to answer first. */
export const CartStep = ({ isClosed, onDone, ...step }: CartStepProps) => {
  const { parts, entered, quote, promise, refused } = step
  const { t } = useTranslation('checkout')
  const { cart } = parts
  const askedId = useId()
  const code = quote.data?.promo?.applied ? quote.data.promo.code.toUpperCase() : undefined
  const mayNot = cart.asks || isClosed
  const next = (
    <div>
      <p id={askedId} role="status" className={cart.asks ? 'mb-3 text-garance text-small' : undefined}>
        {cart.asks && t('cart.asks')}
      </p>
      <Button
        className="w-full"
        aria-disabled={mayNot || undefined}
        aria-describedby={askedId}
        onClick={() => mayNot || onDone()}
      >
        {t('cart.next')}
      </Button>
    </div>
  )
  return (
    <StepFrame
      title={t('steps.cart')}
      aside={
        cart.lines.length > 0 && (
          <Summary step={step} isBesideCart>
            <EventDateNotice eventDate={entered.draft.eventDate} promise={promise} contact={parts.contact} />
            <PromoField appliedCode={code} />
            {parts.confirmation({ count: totalItems(cart.lines) })}
            {next}
            <OrderTerms />
          </Summary>
        )
      }
    >
      <RefusalNotice refused={refused} contact={parts.contact} />
      {isClosed && (
        <div className="mb-6 border-garance border-s-2 bg-rose px-4 py-3 text-small">
          <p className="font-medium text-body">{t('cart.closed')}</p>
          <p>{t('cart.closedText')}</p>
          <WriteToUs contact={parts.contact} />
        </div>
      )}
      {cart.contents}
    </StepFrame>
  )
}
