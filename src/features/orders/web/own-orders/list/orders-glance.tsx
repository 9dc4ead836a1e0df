import { longDay } from '../../../../../shared/dates/long-day.ts'
import { pathTo } from '../../../../../sitemap.ts'
import { useApi } from '../../../../../ui/api/use-api.ts'
import { useLanguage } from '../../../../../ui/api/use-language.ts'
import { usePrivateQuery } from '../../../../../ui/api/use-private-query.ts'
import { useOwnTexts } from '../../../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../../../ui/i18n/use-translation.tsx'
import { WayOn } from '../../../../../ui/routing/way-on.tsx'
import { Skeleton } from '../../../../../ui/states/skeleton.tsx'
import type { OrderSummary } from '../../../order.schema.ts'
import type { OrdersContract } from '../../../orders.contract.ts'
import { orderStateOf } from '../../../status/order-state.rules.ts'
import { OrderStateWord } from '../order-state-word.tsx'
import { latestOrderQuery } from '../own-orders.queries.ts'
import { ownOrdersTexts } from '../own-orders.texts.ts'
import { ResumePayment } from '../resume-payment.tsx'

const Latest = ({ order, nowMs }: { order: OrderSummary; nowMs: number }) => {
  const { t } = useTranslation('ownOrders')
  const lng = useLanguage()
  const state = orderStateOf(order, nowMs)
  const word = <OrderStateWord state={state} />
  if (state === 'waiting')
    return (
      <>
        <p>{word}</p>
        <ResumePayment order={order} size="small" />
      </>
    )
  return (
    <>
      <p>{word}</p>
      <p className="text-ink-soft text-small tabular-nums">
        {t('number', { number: order.number })}
        <br />
        {longDay(order.placedAt, lng)}
      </p>
      <WayOn to={pathTo('order', { orderId: order._id })} className="mt-3">
        {t('see')}
      </WayOn>
    </>
  )
}

const Words = () => {
  const { t } = useTranslation('ownOrders')
  const query = latestOrderQuery(useApi<OrdersContract>())
  const { data, isError, dataUpdatedAt } = usePrivateQuery(query)
  if (data) return <Latest order={data} nowMs={dataUpdatedAt} />
  if (data === undefined && !isError)
    return (
      <div aria-busy className="noscript:hidden">
        <Skeleton className="mt-1 h-5 w-28" />
        <Skeleton className="mt-3 h-4 w-48 max-w-full" />
        <Skeleton className="mt-6 h-5 w-36" />
      </div>
    )
  return (
    <>
      <p className="text-ink-soft">{t(isError ? 'failedShort' : 'noneShort')}</p>
      <WayOn to={pathTo(isError ? 'orders' : 'shop')} className="mt-3">
        {t(isError ? 'all' : 'toShop')}
      </WayOn>
    </>
  )
}

/** A summary of the customer's latest order, and what the customer has to do for it. Its space is always reserved. */
export const OrdersGlance = () => {
  useOwnTexts('ownOrders', ownOrdersTexts)
  return (
    <div className="min-h-34">
      <Words />
    </div>
  )
}
