import { longDay } from '../../../shared/dates/long-day.ts'
import { useLanguage } from '../../../ui/api/use-language.ts'
import { Icon } from '../../../ui/buttons/icon.tsx'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import type { WithdrawalLine } from '../admin-withdrawals.contract.ts'

/** Says by when the money is owed and how many days are left; a late refund is marked in words. */
export const RefundDue = ({ withdrawal }: { withdrawal: WithdrawalLine }) => {
  const { t } = useTranslation('withdrawals')
  const lng = useLanguage()
  const { status, refundDueOn, daysLeft, overdue, refundFailed, parcel, parcelSince, parcelLate } = withdrawal
  const isOwed = status !== 'refused' && status !== 'refunded'
  const awaited = parcel === 'awaited' && parcelSince && (
    <span className={parcelLate ? 'font-medium text-garance' : 'text-ink-soft'}>
      {t('due.awaited', { day: longDay(parcelSince, lng) })}
    </span>
  )
  if (!isOwed) return awaited || <span className="text-ink-soft">—</span>
  const left = overdue
    ? t('due.overdue', { count: -daysLeft })
    : daysLeft === 0
      ? t('due.today')
      : // The day may pass while the refund waits for its parcel.
        daysLeft > 0 && t('due.left', { count: daysLeft })
  return (
    <span className="flex flex-wrap gap-x-3">
      <time dateTime={refundDueOn} className="whitespace-nowrap">
        {longDay(refundDueOn, lng)}
      </time>
      <span className={overdue ? 'flex items-center gap-1 font-medium text-garance' : 'text-ink-soft'}>
        {overdue && <Icon name="alert" size={14} className="flex-none" />}
        {left}
      </span>
      {awaited}
      {parcel === 'noted' && !refundFailed && (
        <span className="font-medium">
          {parcelSince ? t('due.came', { day: longDay(parcelSince, lng) }) : t('due.nothingCame')}
        </span>
      )}
      {refundFailed && <span className="font-medium text-garance">{t('due.failed')}</span>}
    </span>
  )
}
