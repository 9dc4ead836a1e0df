import { useTranslation } from 'react-i18next'
import { longDay } from '../../../shared/dates/long-day.ts'
import { localizedPath } from '../../../shared/i18n/localized-path.ts'
import { pathTo } from '../../../sitemap.ts'
import { useLanguage } from '../../../ui/api/use-language.ts'
import type { Dashboard } from '../dashboard.contract.ts'
import { ToSeePanel } from './to-see-panel.tsx'

/** Orders whose promised day has passed, with the number of days that they are late. */
export const LateOrders = ({ orders }: { orders: Dashboard['lateOrders'] }) => {
  const { t } = useTranslation('dashboard')
  const lng = useLanguage()
  return (
    <ToSeePanel
      title={t('late.title')}
      count={orders.count}
      none={t('late.none')}
      all={orders.lists.map(({ to, count }) => ({
        to: localizedPath(to, lng),
        label: t('late.all', { count }),
      }))}
      rows={orders.first.map(({ _id, number, name, daysLate }) => ({
        key: _id,
        to: localizedPath(pathTo('adminOrder', { orderId: _id }), lng),
        name: number,
        about: name,
        due: t('late.since', { count: daysLate }),
        isUrgent: true,
      }))}
    />
  )
}

/** Orders that are paid and not begun, with their promised day. */
export const OrdersToPrepare = ({ orders }: { orders: Dashboard['ordersToPrepare'] }) => {
  const { t } = useTranslation('dashboard')
  const lng = useLanguage()
  return (
    <ToSeePanel
      title={t('toPrepare.title')}
      count={orders.count}
      none={t('toPrepare.none')}
      all={orders.lists.map(({ to, count }) => ({
        to: localizedPath(to, lng),
        label: t('toPrepare.all', { count }),
      }))}
      rows={orders.first.map(({ _id, number, name, promisedTo }) => ({
        key: _id,
        to: localizedPath(pathTo('adminOrder', { orderId: _id }), lng),
        name: number,
        about: name,
        due: t('toPrepare.promised', { day: longDay(promisedTo, lng) }),
      }))}
    />
  )
}
