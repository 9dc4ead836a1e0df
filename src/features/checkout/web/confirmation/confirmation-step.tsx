import { pathTo } from '../../../../sitemap.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { LocalLink } from '../../../../ui/routing/local-link.tsx'
import { ErrorState } from '../../../../ui/states/error-state.tsx'
import type { StepProps } from '../step-props.ts'
import { StepFrame } from '../steps/step-frame.tsx'
import { stepPath } from '../steps/use-step.ts'
import { PaidOrder } from './paid-order.tsx'
import { WaitingOrder } from './waiting-order.tsx'

/** The step « Confirmation »: shows the state of the order, also after a reload. */
export const ConfirmationStep = ({ parts, placed }: StepProps) => {
  const { t } = useTranslation('checkout')
  const { order, progress, isFailed, isUnknown, readAgain } = placed
  if (isFailed)
    return (
      <ErrorState
        title={t('failed')}
        text={t(isUnknown ? 'confirmation.unknown' : 'failedText')}
        action={
          <>
            {!isUnknown && <Button onClick={() => void readAgain()}>{t('retry')}</Button>}
            <Button variant="secondary" render={<LocalLink to={pathTo('orders')} />}>
              {t('confirmation.all')}
            </Button>
          </>
        }
      />
    )
  if (!order) return null
  if (progress === 'paid') return <PaidOrder order={order} parts={parts} />
  if (progress === 'waiting') return <WaitingOrder placed={placed} order={order} parts={parts} />
  return (
    <StepFrame title={t('confirmation.over')}>
      <p className="max-w-measure text-ink-soft">{t('confirmation.overText')}</p>
      <Button className="mt-7" render={<LocalLink to={stepPath('cart')} />}>
        {t('confirmation.orderAgain')}
      </Button>
    </StepFrame>
  )
}
