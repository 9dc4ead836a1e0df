import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/button.tsx'
import { OrderTerms } from '../quote/order-terms.tsx'
import { PromoField } from '../quote/promo-field.tsx'
import { EventStanding } from './event-standing.tsx'
import { RefusalNotice } from './refusal-notice.tsx'
import { StepFrame } from './step-frame.tsx'
import type { StepProps } from './step-props.ts'
import { Summary } from './summary/summary.tsx'

/** « Panier »: what is ordered. What a line asks is answered first. */
export const CartStep = ({ onDone, ...step }: StepProps & { readonly onDone: () => void }) => {
  const { parts, entered, quote, promise, refused } = step
  const { t } = useTranslation('checkout')
  const { cart } = parts
  const askedId = useId()
  const code = quote.data?.promo?.applied ? quote.data.promo.code.toUpperCase() : undefined
  const next = (
    <div>
      <p id={askedId} role="status" className={cart.asks ? 'mb-3 text-garance text-small' : undefined}>
        {cart.asks && t('cart.asks')}
      </p>
      <Button
        className="w-full"
        aria-disabled={cart.asks || undefined}
        aria-describedby={askedId}
        onClick={() => cart.asks || onDone()}
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
            <EventStanding eventDate={entered.draft.eventDate} promise={promise} contact={parts.contact} />
            <PromoField appliedCode={code} />
            {next}
            <OrderTerms />
          </Summary>
        )
      }
    >
      <RefusalNotice refused={refused} contact={parts.contact} />
      {cart.contents}
    </StepFrame>
  )
}
