import { useTranslation } from 'react-i18next'
import { longDay } from '../../../shared/long-day.ts'
import { useLanguage } from '../../../ui/api/use-language.ts'
import { Icon } from '../../../ui/buttons/icon.tsx'
import type { WithdrawalLine } from '../admin-withdrawals.contract.ts'

/** Says by when the money is owed and how many days are left; a late refund is marked in words. */
export const RefundDue = ({ withdrawal }: { withdrawal: WithdrawalLine }) => {
  const { t } = useTranslation('withdrawals')
  const lng = useLanguage()
  const { status, refundDueOn, daysLeft, overdue, refundFailed } = withdrawal
  const isOwed = status !== 'refused' && status !== 'refunded'
  if (!isOwed) return <span className="text-ink-soft">—</span>
  const left = overdue
    ? t('due.overdue', { count: -daysLeft })
    : daysLeft === 0
      ? t('due.today')
      : t('due.left', { count: daysLeft })
  return (
    <span className="flex flex-col">
      <time dateTime={refundDueOn} className="whitespace-nowrap">
        {longDay(refundDueOn, lng)}
      </time>
      <span className={overdue ? 'flex items-center gap-1 font-medium text-garance' : 'text-ink-soft'}>
        {overdue && <Icon name="alert" size={14} className="flex-none" />}
        {left}
      </span>
      {refundFailed && <span className="font-medium text-garance">{t('due.failed')}</span>}
    </span>
  )
}
