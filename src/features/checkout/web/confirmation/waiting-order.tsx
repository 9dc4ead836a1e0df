import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { LocalLink } from '../../../../ui/routing/local-link.tsx'
import type { Order } from '../../../orders/order.schema.ts'
import type { StepProps } from '../step-props.ts'
import { StepFrame } from '../steps/step-frame.tsx'
import { stepPath } from '../steps/use-step.ts'

const firstWaitMs = 2000
const laterWaitMs = 10_000
const quickTries = 15

/** Repeats the request while something is awaited: often at first, then less often. Returns whether it takes long. */
const usePatience = (isWaiting: boolean, ask: () => unknown) => {
  const [tries, setTries] = useState(0)
  const tryAgain = useEffectEvent(() => {
    ask()
    setTries(tries + 1)
  })
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => tryAgain(), tries < quickTries ? firstWaitMs : laterWaitMs)
    return () => clearTimeout(timer)
  }, [isWaiting, tries])
  return tries >= quickTries
}

interface WaitingOrderProps extends Pick<StepProps, 'parts' | 'placed'> {
  readonly order: Order
}

/** Shows an order whose payment is not confirmed yet, or was refused; it asks for the state again from time to time. */
export const WaitingOrder = ({ order, placed, parts }: WaitingOrderProps) => {
  const { t } = useTranslation('checkout')
  const isDeclined = order.events.at(-1)?.kind === 'payment_declined'
  const isLong = usePatience(!isDeclined, placed.readAgain)
  const text = isLong
    ? t('confirmation.waitingLong')
    : t('confirmation.waitingText', { email: parts.customer?.email ?? '' })
  return (
    <StepFrame title={t(isDeclined ? 'payment.declined' : 'confirmation.waiting')}>
      <p role="status" className="max-w-measure text-ink-soft">
        {isDeclined ? `${t('payment.declinedText')} ${t('payment.again')}` : text}
      </p>
      {!isDeclined && (
        <span aria-hidden="true" className="thread thread-running mt-8 block w-48 bg-garance" />
      )}
      <p className="mt-6 text-small tabular-nums">
        {t('confirmation.number')} {order.number}
      </p>
      {(isDeclined || isLong) && (
        <Button className="mt-7" render={<LocalLink to={stepPath('payment', order._id)} />}>
          {t('confirmation.payAgain')}
        </Button>
      )}
    </StepFrame>
  )
}
