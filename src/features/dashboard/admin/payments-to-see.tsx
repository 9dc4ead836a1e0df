import { useTranslation } from 'react-i18next'
import { longDay } from '../../../shared/dates/long-day.ts'
import { localizedPath } from '../../../shared/i18n/localized-path.ts'
import { formatEuros } from '../../../shared/money.ts'
import { pathTo } from '../../../sitemap.ts'
import { useLanguage } from '../../../ui/api/use-language.ts'
import { retryParam } from '../../orders/admin-orders.limits.ts'
import { disputeReason, fraudReason, refundFailure } from '../../payments/alerts/alert-words.ts'
import type { Dashboard } from '../dashboard.contract.ts'
import { ToSeePanel } from './to-see-panel.tsx'

type Alert = Dashboard['alerts']['first'][number]

interface PaymentsToSeeProps extends Pick<Dashboard, 'alerts' | 'refunds'> {
  /** Only an admin sends money (§6). */
  readonly maySend: boolean
}

/** A bank's day that is this near is urgent, and so is what stands still. */
const pressingDays = 3

const Alerts = ({ alerts }: Pick<Dashboard, 'alerts'>) => {
  const { t } = useTranslation('dashboard')
  const lng = useLanguage()
  const reasonOf = ({ kind, reason }: Alert) =>
    kind === 'fraud' ? fraudReason(reason, lng) : disputeReason(reason, lng)
  const dueOf = ({ answerDueOn, toDecide }: Alert) => {
    if (answerDueOn === null) return t('alerts.decide')
    const day = longDay(answerDueOn, lng)
    return t(toDecide ? 'alerts.decideAndAnswer' : 'alerts.answer', { day })
  }
  return (
    <ToSeePanel
      isWide
      title={t('alerts.title')}
      count={alerts.count}
      all={alerts.lists.map(({ to, count }) => ({
        to: localizedPath(to, lng),
        label: t('alerts.all', { count }),
      }))}
      rows={alerts.first.map((alert) => ({
        key: alert._id,
        to: localizedPath(`${pathTo('adminOrder', { orderId: alert._id })}#contestation`, lng),
        name: `${alert.number} · ${t(`alerts.kinds.${alert.kind}`)}`,
        about: `${formatEuros(alert.amount)} · ${alert.name} · ${reasonOf(alert)}`,
        due: dueOf(alert),
        isUrgent: alert.toDecide || (alert.daysLeft ?? 0) <= pressingDays,
      }))}
    />
  )
}

const Refunds = ({ refunds, maySend }: Omit<PaymentsToSeeProps, 'alerts'>) => {
  const { t } = useTranslation('dashboard')
  const lng = useLanguage()
  return (
    <ToSeePanel
      isWide
      title={t('refunds.title')}
      count={refunds.count}
      all={refunds.lists.map(({ to, count }) => ({
        to: localizedPath(to, lng),
        label: t('refunds.all', { count }),
      }))}
      rows={refunds.first.map(({ _id, number, name, amount, failure, refundId }) => {
        const page = pathTo('adminOrder', { orderId: _id })
        return {
          key: _id,
          to: localizedPath(`${page}#paiement`, lng),
          name: number,
          about: `${formatEuros(amount)} · ${name} · ${refundFailure(failure, lng)}`,
          ...(maySend
            ? {
                act: {
                  to: localizedPath(`${page}?${retryParam}=${refundId}#paiement`, lng),
                  label: t('refunds.retry'),
                },
              }
            : { due: t('refunds.whoDecides') }),
        }
      })}
    />
  )
}

/** Payments that are suspected or disputed, and refunds that were not made; nothing where there are none. */
export const PaymentsToSee = ({ alerts, refunds, maySend }: PaymentsToSeeProps) => {
  if (alerts.count + refunds.count === 0) return null
  return (
    <div className="mb-10 flex flex-col gap-8">
      {alerts.count > 0 && <Alerts alerts={alerts} />}
      {refunds.count > 0 && <Refunds refunds={refunds} maySend={maySend} />}
    </div>
  )
}
