import { parisTime } from '../../../../../shared/calendar/paris-time.ts'
import { useTranslation } from '../../../../../ui/i18n/use-translation.tsx'
import { TitledPart } from '../../../../../ui/titled-part.tsx'
import { withdrawingFrom } from '../../../withdrawn/withdrawing-lines.rules.ts'
import { OrderDeeds } from './order-deeds.tsx'
import { OrderHead } from './order-head.tsx'
import { OrderHistory } from './order-history.tsx'
import { OrderLine } from './order-line.tsx'
import { OrderPapers } from './order-papers.tsx'
import { OrderPlaces } from './order-places.tsx'
import { OrderSums } from './order-sums.tsx'
import type { OrderViewProps } from './order-view-props.ts'

/** An order with all its details and actions. */
export const OrderView = ({ order, nowMs, salon, address, openCart }: OrderViewProps) => {
  const { t } = useTranslation('ownOrders')
  const today = parisTime(nowMs).date
  const withdrawing = withdrawingFrom(order.events)
  return (
    <div className="@container mt-3">
      <OrderHead order={order} nowMs={nowMs} salon={salon} />
      <OrderDeeds order={order} today={today} openCart={openCart} />
      <div className="mt-12 grid gap-x-gutter gap-y-12 @min-[46rem]:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="flex flex-col gap-12">
          <TitledPart title={t('lines.title')}>
            <ul className="flex flex-col gap-7">
              {order.items.map((item) => (
                <OrderLine
                  key={item._id}
                  item={item}
                  order={order}
                  today={today}
                  phone={salon.phone}
                  withdrawing={withdrawing}
                />
              ))}
            </ul>
          </TitledPart>
          <OrderHistory order={order} />
        </div>
        <div className="flex flex-col gap-12">
          <OrderSums order={order} />
          <OrderPlaces order={order} salon={salon} address={address} />
          <OrderPapers order={order} />
        </div>
      </div>
    </div>
  )
}
