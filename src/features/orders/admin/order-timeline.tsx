import { useTranslation } from 'react-i18next'
import { Moment } from '../../../ui/admin/moment.tsx'
import type { AdminOrder } from '../admin-order.schema.ts'

/** The events of an order with their actors, the oldest first. */
export const OrderTimeline = ({ events }: Pick<AdminOrder, 'events'>) => {
  const { t } = useTranslation('adminOrders')
  return (
    <ol className="flex flex-col gap-3 border-hairline border-s ps-4 text-small">
      {events.map(({ at, kind, by, actor }) => (
        <li key={`${at} ${kind}`}>
          <span className="block font-medium">{t(`timeline.events.${kind}`)}</span>
          <span className="text-ink-soft">
            <Moment at={at} /> · {actor?.name ?? t(`timeline.by.${by}`)}
          </span>
        </li>
      ))}
    </ol>
  )
}
