import { Moment } from '../../../ui/admin/moment.tsx'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import type { AdminOrder } from '../admin-order.schema.ts'
import { isUnconfirmed } from '../status/order-events.ts'

/** The events of an order with their actors, the oldest first. */
export const OrderTimeline = ({ events }: Pick<AdminOrder, 'events'>) => {
  const { t } = useTranslation('adminOrders')
  return (
    <ol className="flex flex-col gap-3 border-hairline border-s ps-4 text-small">
      {events.map(({ at, kind, by, actor, details }) => (
        <li key={`${at} ${kind}`}>
          <span className="block font-medium">
            {t(`timeline.events.${isUnconfirmed({ kind, details }) ? 'payment_unconfirmed' : kind}`)}
          </span>
          {(kind === 'in_preparation_taken_back' ||
            kind === 'shipped_taken_back' ||
            kind === 'delivered_taken_back') && (
            <span className="block [overflow-wrap:anywhere]">{details.reason}</span>
          )}
          <span className="text-ink-soft">
            <Moment at={at} /> · {actor?.name ?? t(`timeline.by.${by}`)}
          </span>
        </li>
      ))}
    </ol>
  )
}
