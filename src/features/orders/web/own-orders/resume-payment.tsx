import { timeOfDay } from '../../../../shared/dates/day-and-time.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { LocalLink } from '../../../../ui/routing/local-link.tsx'
import type { OrderSummary } from '../../order.schema.ts'
import { resumePath } from './order-pages.ts'

interface ResumePaymentProps {
  readonly order: Pick<OrderSummary, '_id' | 'number' | 'heldUntil'>
  readonly size?: 'small' | 'medium'
}

/** The link back to the payment of an order, and until when its products are reserved. */
export const ResumePayment = ({ order: { _id, number, heldUntil }, size = 'medium' }: ResumePaymentProps) => {
  const { t } = useTranslation('ownOrders')
  const lng = useLanguage()
  return (
    <div className="mt-3 print:hidden">
      <Button
        size={size}
        render={<LocalLink to={resumePath(_id)} aria-label={`${t('resume')}, ${t('number', { number })}`} />}
      >
        {t('resume')}
      </Button>
      {heldUntil && (
        <p className="mt-2 text-ink-soft text-small">{t('heldUntil', { time: timeOfDay(heldUntil, lng) })}</p>
      )}
    </div>
  )
}
