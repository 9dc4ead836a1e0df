import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../../../shared/api/api-error.ts'
import { useApi } from '../../../../../ui/api/use-api.ts'
import { usePrivateQuery } from '../../../../../ui/api/use-private-query.ts'
import { useOwnTexts } from '../../../../../ui/i18n/use-own-texts.ts'
import type { OrdersContract } from '../../../orders.contract.ts'
import { ownOrderQuery } from '../own-orders.queries.ts'
import { ownOrdersTexts } from '../own-orders.texts.ts'
import { OrderFailure } from './order-failure.tsx'
import { OrderSkeleton } from './order-skeleton.tsx'
import { OrderView } from './order-view.tsx'
import type { OrderViewProps } from './order-view-props.ts'
import { UnknownOrder } from './unknown-order.tsx'

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
