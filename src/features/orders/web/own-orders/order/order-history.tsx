import { dayAndTime } from '../../../../../shared/dates/day-and-time.ts'
import { eurosOfCents, formatEuros } from '../../../../../shared/money.ts'
import { useLanguage } from '../../../../../ui/api/use-language.ts'
import { useTranslation } from '../../../../../ui/i18n/use-translation.tsx'
import { TitledPart } from '../../../../../ui/titled-part.tsx'
import type { Order } from '../../../order.schema.ts'
import { isUnconfirmed, type OrderEventKind } from '../../../status/order-events.ts'

type OrderEvent = Order['events'][number]

const ofPickups: Partial<Record<OrderEventKind, 'ready' | 'ready_taken_back' | 'collected'>> = {
  shipped: 'ready',
  shipped_taken_back: 'ready_taken_back',
  delivered: 'collected',
}

const persons = ['customer', 'house'] as const

/** The events of an order, each with its day and time. */
export const OrderHistory = ({ order: { events, deliveryMethod } }: { order: Order }) => {
  const { t } = useTranslation('ownOrders')
  const lng = useLanguage()
  const wordsOf = (event: OrderEvent) => {
    const { kind, details } = event
    if (isUnconfirmed(event)) return t('history.payment_unconfirmed')
    const words = t(`history.${(deliveryMethod === 'pickup' ? ofPickups[kind] : undefined) ?? kind}`)
    if (!('amountCents' in details)) return words
    return t('history.amount', { event: words, amount: formatEuros(eurosOfCents(details.amountCents)) })
  }
  return (
    <TitledPart title={t('history.title')}>
      <ol className="flex flex-col gap-3">
        {events.map((event) => {
          const by = persons.find((person) => person === event.by)
          return (
            <li
              key={`${event.at} ${event.kind}`}
              className="grid gap-x-6 text-small sm:grid-cols-[minmax(0,1fr)_auto]"
            >
              <span>{wordsOf(event)}</span>
              <span className="text-ink-soft tabular-nums sm:text-end">
                <time dateTime={event.at}>{dayAndTime(event.at, lng)}</time>
                {by && ` ${t(`history.by.${by}`)}`}
              </span>
            </li>
          )
        })}
      </ol>
    </TitledPart>
  )
}
