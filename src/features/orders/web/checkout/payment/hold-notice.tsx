import { useTranslation } from 'react-i18next'
import { locales } from '../../../../../shared/i18n/locales.ts'
import { useLanguage } from '../../../../../ui/api/use-language.ts'
import type { Order } from '../../../order.schema.ts'
import { useHold } from './use-hold.ts'

/** Until when the pieces are hers to pay for, said once and calmly, by her own clock; and when that is over. */
export const HoldNotice = ({ order }: { order: Order | undefined }) => {
  const { t } = useTranslation('checkout')
  const lng = useLanguage()
  const { until, isHeld } = useHold(order)
  const isOver = order !== undefined && !isHeld && (until !== undefined || order.status === 'expired')
  const timeOf = (ms: number) => new Intl.DateTimeFormat(locales[lng], { timeStyle: 'short' }).format(ms)
  return (
    <p role="status" className="text-small empty:hidden">
      {isHeld && until !== undefined && t('payment.held', { time: timeOf(until) })}
      {isOver && t('payment.over')}
    </p>
  )
}
