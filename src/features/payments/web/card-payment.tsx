import { type Ref, Suspense } from 'react'
import { useOwnTexts } from '../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { lazyPart } from '../../../ui/late/lazy-part.ts'
import type { PaymentDesk } from '../payment-desk.ts'
import { cardPaymentTexts } from './card-payment.texts.ts'

interface CardPaymentProps {
  readonly desk: Ref<PaymentDesk>
  /** The payment provider, and the key that the browser calls it with. */
  readonly provider: { readonly provider: 'stripe' | 'demo' | 'closed'; readonly publicKey: string | null }
  /** The amount is in euros. */
  readonly amount: number
  /** The country that the order goes to, whose own means of payment comes first. */
  readonly country: string | undefined
}

const DemoCard = lazyPart(() => import('./demo-card.tsx').then((module) => module.DemoCard))

const StripeCard = lazyPart(() => import('./stripe-card.tsx').then((module) => module.StripeCard))

/** The payment form: that of the provider, or else the demo's own. */
export const CardPayment = ({
  desk,
  provider: { publicKey, provider },
  amount,
  country,
}: CardPaymentProps) => {
  useOwnTexts('cardPayment', cardPaymentTexts)
  const { t } = useTranslation('cardPayment')
  return (
    <Suspense fallback={<p className="min-h-60 text-ink-soft text-small">{t('loading')}</p>}>
      {provider === 'demo' || publicKey === null ? (
        <DemoCard desk={desk} country={country} />
      ) : (
        <StripeCard desk={desk} publicKey={publicKey} amount={amount} country={country} />
      )}
    </Suspense>
  )
}
