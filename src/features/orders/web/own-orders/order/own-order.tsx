import { ApiError } from '../../../../../shared/api/api-error.ts'
import { pathTo } from '../../../../../sitemap.ts'
import { useApi } from '../../../../../ui/api/use-api.ts'
import { usePrivateQuery } from '../../../../../ui/api/use-private-query.ts'
import { Button } from '../../../../../ui/buttons/button.tsx'
import { useOwnTexts } from '../../../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../../../ui/i18n/use-translation.tsx'
import { LocalLink } from '../../../../../ui/routing/local-link.tsx'
import { EmptyState } from '../../../../../ui/states/empty-state.tsx'
import type { OrdersContract } from '../../../orders.contract.ts'
import { ownOrderQuery } from '../own-orders.queries.ts'
import { ownOrdersTexts } from '../own-orders.texts.ts'
import { OrderFailure } from './order-failure.tsx'
import { OrderSkeleton } from './order-skeleton.tsx'
import { OrderView } from './order-view.tsx'
import type { OrderViewProps } from './order-view-props.ts'

/** Shown for a URL that names no order of the customer. */
const UnknownOrder = () => {
  const { t } = useTranslation('ownOrders')
  return (
    <EmptyState
      title={t('unknown')}
      text={t('unknownText')}
      action={<Button render={<LocalLink to={pathTo('orders')} />}>{t('all')}</Button>}
    />
  )
}

const notFound = 404

interface OwnOrderProps extends Pick<OrderViewProps, 'salon' | 'address' | 'openCart'> {
  readonly orderId: string
}

/** One order of the customer; an order of another account is answered as unknown. */
export const OwnOrder = ({ orderId, ...parts }: OwnOrderProps) => {
  useOwnTexts('ownOrders', ownOrdersTexts)
  const { t } = useTranslation('ownOrders')
  const query = ownOrderQuery(useApi<OrdersContract>(), orderId)
  const { data, error, dataUpdatedAt, refetch } = usePrivateQuery(query)
  if (error instanceof ApiError && error.status === notFound) return <UnknownOrder />
  if (data) return <OrderView order={data} nowMs={dataUpdatedAt} {...parts} />
  if (error) return <OrderFailure text={t('failedOneText')} onRetry={() => void refetch()} />
  return <OrderSkeleton />
}
