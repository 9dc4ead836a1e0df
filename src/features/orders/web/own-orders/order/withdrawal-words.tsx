import type { CivilDate } from '../../../../../shared/calendar/civil-date.ts'
import { spokenDay } from '../../../../../shared/dates/spoken-day.ts'
import { useLanguage } from '../../../../../ui/api/use-language.ts'
import { useTranslation } from '../../../../../ui/i18n/use-translation.tsx'
import type { OrderItem } from '../../../order.schema.ts'
import type { OrderStatus } from '../../../status/order-status.rules.ts'
import { isOpenToWithdrawal } from '../../../status/own-order.rules.ts'
import { returnDays } from '../../../withdrawn/withdrawal-period.ts'

interface WithdrawalWordsProps {
  readonly item: OrderItem
  readonly status: OrderStatus
  readonly withdrawing: number
  readonly today: CivilDate
}

/** Says until when a line may be sent back, or that it may not. */
export const WithdrawalWords = ({ item, status, withdrawing, today }: WithdrawalWordsProps) => {
  const { t } = useTranslation('ownOrders')
  const lng = useLanguage()
  const { eligible, until } = item.withdrawal
  const words = () => {
    if (!eligible) return t('lines.excluded')
    if (withdrawing > 0) return t('lines.withdrawing', { count: withdrawing })
    const isOpen = isOpenToWithdrawal(item, { status, today, withdrawing })
    if (until === null) return isOpen && t('lines.withdrawFrom', { count: returnDays })
    if (isOpen) return t('lines.withdrawUntil', { day: spokenDay(until, lng) })
    return today > until && t('lines.withdrawOver', { day: spokenDay(until, lng) })
  }
  const said = words()
  return said && <p className="mt-2 text-ink-soft text-small">{said}</p>
}
