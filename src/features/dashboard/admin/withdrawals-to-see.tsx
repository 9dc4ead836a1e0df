import { useTranslation } from 'react-i18next'
import { longDay } from '../../../shared/dates/long-day.ts'
import { localizedPath } from '../../../shared/i18n/localized-path.ts'
import { pathTo } from '../../../sitemap.ts'
import { useLanguage } from '../../../ui/api/use-language.ts'
import type { Dashboard } from '../dashboard.contract.ts'
import { ToSeePanel } from './to-see-panel.tsx'

type Withdrawals = Dashboard['withdrawals']

/** A refund that is due in this many days or less is urgent. */
const pressingDays = 3

const isUrgent = ({ refundFailed, parcel, parcelLate, daysLeft }: Withdrawals['first'][number]) =>
  refundFailed || (parcel === 'awaited' ? parcelLate : parcel === 'noted' || daysLeft <= pressingDays)

/** Withdrawals that wait for an answer, their parcel or their refund, with the number of days that are left for their refund. */
export const WithdrawalsToSee = ({ withdrawals }: { withdrawals: Withdrawals }) => {
  const { t } = useTranslation('dashboard')
  const lng = useLanguage()
  const dueOf = ({ daysLeft, refundFailed, parcel, parcelSince }: Withdrawals['first'][number]) => {
    if (refundFailed) return t('withdrawals.refundFailed')
    if (parcel === 'awaited' && parcelSince)
      return t('withdrawals.awaited', { day: longDay(parcelSince, lng) })
    if (parcel === 'noted')
      return parcelSince
        ? t('withdrawals.toRefund', { day: longDay(parcelSince, lng) })
        : t('withdrawals.nothingCame')
    if (daysLeft < 0) return t('withdrawals.overdue', { count: -daysLeft })
    return daysLeft === 0 ? t('withdrawals.today') : t('withdrawals.left', { count: daysLeft })
  }
  const page = pathTo('adminWithdrawals')
  return (
    <ToSeePanel
      title={t('withdrawals.title')}
      count={withdrawals.count}
      none={t('withdrawals.none')}
      all={withdrawals.lists.map(({ to, count }) => ({
        to: localizedPath(to, lng),
        label: t('withdrawals.all', { count }),
      }))}
      rows={withdrawals.first.map((withdrawal) => ({
        key: withdrawal._id,
        to: localizedPath(`${page}?opened=${withdrawal.reference}`, lng),
        name: withdrawal.reference,
        about: withdrawal.name,
        due: dueOf(withdrawal),
        isUrgent: isUrgent(withdrawal),
      }))}
    />
  )
}
