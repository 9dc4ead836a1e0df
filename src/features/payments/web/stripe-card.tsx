import type { Stripe, StripeElements } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { localizedPath } from '../../../shared/i18n/localized-path.ts'
import { centsOfEuros } from '../../../shared/money.ts'
import { creditMethods } from '../../../shared/payments/credit-methods.ts'
import { methodOrderFor } from '../../../shared/payments/method-order.ts'
import { useLanguage } from '../../../ui/api/use-language.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import type { PaymentDesk } from '../payment-desk.ts'
import { outcomeOfError } from '../stripe-outcome.ts'
import { wayBack } from './way-back.ts'

interface StripeCardProps {
  readonly desk: Ref<PaymentDesk>
  readonly publicKey: string
  /** The amount to pay, in euros. */
  readonly amount: number
  readonly country: string | undefined
}

interface Opened {
  readonly stripe: Stripe
  readonly elements: StripeElements
}

/** The colours of the page, which Stripe's frame cannot read by itself. */
const appearance = () => {
  const style = getComputedStyle(document.documentElement)
  const colour = (name: string) => style.getPropertyValue(`--${name}`).trim()
  return {
    theme: 'stripe' as const,
    variables: {
      colorPrimary: colour('garance'),
      colorBackground: colour('sheet'),
      colorText: colour('ink'),
      colorTextSecondary: colour('ink-soft'),
      colorDanger: colour('garance'),
      borderRadius: '0px',
      fontSizeBase: '17px',
    },
  }
}

/** Stripe's form in a place of the page: loads it, and keeps its amount. */
const useStripeForm = ({ publicKey, amount, country }: Omit<StripeCardProps, 'desk'>) => {
  const lng = useLanguage()
  const place = useRef<HTMLDivElement>(null)
  const opened = useRef<Opened>(undefined)
  const amountCents = useRef(centsOfEuros(amount))
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  const [attempt, setAttempt] = useState(0)
  const isAwaited = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads the form anew
  useEffect(() => {
    let isLeft = false
    const open = async () => {
      const stripe = await loadStripe(publicKey, { locale: lng })
      if (isLeft || !place.current) return
      if (!stripe) throw new Error('Stripe cannot be loaded here')
      const elements = stripe.elements({
        mode: 'payment',
        amount: amountCents.current,
        currency: 'eur',
        excludedPaymentMethodTypes: [...creditMethods],
        appearance: appearance(),
      })
      elements
        .create('payment', { paymentMethodOrder: [...methodOrderFor(country)] })
        .on('ready', () => {
          setState('ready')
          // A press that came before the form shows now what is to be filled in.
          if (isAwaited.current) void elements.submit()
          isAwaited.current = false
        })
        .mount(place.current)
      opened.current = { stripe, elements }
    }
    open().catch(() => setState('failed'))
    return () => {
      isLeft = true
      opened.current?.elements.getElement('payment')?.destroy()
      opened.current = undefined
    }
  }, [publicKey, lng, attempt, country])

  useEffect(() => {
    amountCents.current = centsOfEuros(amount)
    opened.current?.elements.update({ amount: amountCents.current })
  }, [amount])

  return {
    place,
    opened,
    state,
    /** Checks what is filled in; a form that is not there yet is checked when it is. */
    check: async () => {
      isAwaited.current = !opened.current
      const { error } = (await opened.current?.elements.submit()) ?? { error: true }
      return !error
    },
    tryAgain: () => {
      setState('loading')
      setAttempt(attempt + 1)
    },
  }
}

/**
 * The provider's own form in its own frame, so that no card number reaches the house. It is only loaded when Stripe is
 * the provider.
 */
export const StripeCard = ({ desk, publicKey, amount, country }: StripeCardProps) => {
  const { t } = useTranslation('cardPayment')
  const lng = useLanguage()
  const { place, opened, state, check, tryAgain } = useStripeForm({ publicKey, amount, country })
  useImperativeHandle(desk, () => ({
    check,
    pay: async ({ clientSecret, paidFor }) => {
      if (!opened.current) throw new Error('A card is paid with before its form is there')
      const { stripe, elements } = opened.current
      const back = localizedPath(wayBack('confirmation', paidFor), lng)
      const { error } = await stripe.confirmPayment({
        elements,
        clientSecret,
        confirmParams: { return_url: new URL(back, location.origin).href },
        redirect: 'if_required',
      })
      return error ? outcomeOfError(error, lng) : { kind: 'made' }
    },
  }))

  return (
    <div aria-busy={state === 'loading'} className="min-h-60">
      {state === 'loading' && <p className="text-ink-soft text-small">{t('loading')}</p>}
      {state === 'failed' && (
        <div role="alert" className="bg-rose px-4 py-3 text-small">
          <p>{t('notLoaded')}</p>
          <Button variant="quiet" size="small" onClick={tryAgain}>
            {t('retry')}
          </Button>
        </div>
      )}
      <div ref={place} />
    </div>
  )
}
