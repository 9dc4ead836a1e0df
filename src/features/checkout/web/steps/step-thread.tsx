import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { ThreadSteps } from '../../../../ui/thread/thread-steps.tsx'
import { type CheckoutStep, checkoutSteps } from '../../draft/checkout-steps.rules.ts'
import { stepPath } from './use-step.ts'

interface StepThreadProps {
  /** Undefined while the step is not known yet. */
  readonly shown: CheckoutStep | undefined
  readonly orderId?: string | undefined
}

/** The progress bar of the four steps. The completed ones are links back, until the order is placed. */
export const StepThread = ({ shown, orderId }: StepThreadProps) => {
  const { t } = useTranslation('checkout')
  const current = shown === undefined ? -1 : checkoutSteps.indexOf(shown)
  const isOrdered = shown === 'confirmation'
  const pathOf = (index: number) => {
    const step = checkoutSteps[index]
    return step === undefined || isOrdered || index >= current ? undefined : stepPath(step, orderId)
  }
  return (
    <nav aria-label={t('progress')} className="mt-6 max-w-wide print:hidden">
      <ThreadSteps
        label={t('progress')}
        steps={checkoutSteps.map((step) => t(`steps.${step}`))}
        current={current}
        doneLabel={t('done')}
        pathOf={pathOf}
      />
    </nav>
  )
}
