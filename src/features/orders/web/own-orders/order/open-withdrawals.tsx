import { parisTime } from '../../../../../shared/calendar/paris-time.ts'
import { spokenDay } from '../../../../../shared/dates/spoken-day.ts'
import { pathTo } from '../../../../../sitemap.ts'
import { useLanguage } from '../../../../../ui/api/use-language.ts'
import { useTranslation } from '../../../../../ui/i18n/use-translation.tsx'
import { WayOn } from '../../../../../ui/routing/way-on.tsx'
import type { Order } from '../../../order.schema.ts'
import { hasLeft } from '../../../status/order-status.rules.ts'
import { openWithdrawals } from '../../../withdrawn/open-withdrawals.rules.ts'
import { lastDayToSendBack } from '../../../withdrawn/withdrawal-period.ts'
import type { OrderViewProps } from './order-view-props.ts'

type Declared = Extract<Order['events'][number], { kind: 'withdrawal_requested' }>

/** The withdrawals that wait for an answer: what was declared, and what the customer has to do. */
export const OpenWithdrawals = ({ order, salon }: Pick<OrderViewProps, 'order' | 'salon'>) => {
  const open = openWithdrawals(order.events)
  return order.events
    .filter((event): event is Declared => event.kind === 'withdrawal_requested')
    .filter(({ details }) => open.includes(details.reference))
    .map((event) => (
      <OpenWithdrawal key={event.details.reference} event={event} order={order} salon={salon} />
    ))
}

const OpenWithdrawal = ({
  event,
  order,
  salon,
}: { event: Declared } & Pick<OrderViewProps, 'order' | 'salon'>) => {
  const { t } = useTranslation('ownOrders')
  const lng = useLanguage()
  const { at, details } = event
  const declaredOn = parisTime(Date.parse(at)).date
  const { street, postalCode, city } = salon.address
  const nameOf = (line: string) => order.items.find((item) => item._id === line)?.product.name ?? ''
  return (
    <section aria-label={t('withdrawal.title', { reference: details.reference })} className="mt-4">
      <p>{t('withdrawing', { reference: details.reference })}</p>
      <p className="mt-1 text-ink-soft text-small">
        {t('withdrawal.declared', { day: spokenDay(declaredOn, lng) })}
      </p>
      {details.lines && (
        <ul className="text-ink-soft text-small">
          {details.lines.map(({ line, quantity }) => (
            <li key={line}>
              {quantity} × {nameOf(line)}
            </li>
          ))}
        </ul>
      )}
      {hasLeft(order.status) && (
        <p className="mt-2 text-small">
          {t('withdrawal.sendBack', {
            day: spokenDay(lastDayToSendBack(declaredOn), lng),
            address: `${salon.name}, ${street}, ${postalCode} ${city}`,
          })}
        </p>
      )}
      <WayOn to={pathTo('withdrawal')}>{t('withdrawal.how')}</WayOn>
    </section>
  )
}
