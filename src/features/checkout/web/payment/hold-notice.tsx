import { useTranslation } from 'react-i18next'
import { dateFormat } from '../../../../shared/calendar/date-format.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import type { Order } from '../../../orders/order.schema.ts'
import { useHold } from './use-hold.ts'

const format = dateFormat({ timeStyle: 'short' })

/** Says until when the products are reserved, in the visitor's local time, and when the reservation has ended. */
export const HoldNotice = ({ order }: { order: Order | undefined }) => {
  const { t } = useTranslation('checkout')
  const lng = useLanguage()
  const { until, isHeld } = useHold(order)
  const isOver = order !== undefined && !isHeld && (until !== undefined || order.status === 'expired')
  return (
    <p role="status" className="text-small empty:hidden">
      {isHeld && until !== undefined && t('payment.held', { time: format(lng).format(until) })}
      {isOver && t('payment.over')}
    </p>
  )
}
