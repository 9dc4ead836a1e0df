import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { pathTo } from '../../../../../sitemap.ts'
import { useApi } from '../../../../../ui/api/use-api.ts'
import { usePrivateQuery } from '../../../../../ui/api/use-private-query.ts'
import { Button } from '../../../../../ui/buttons/button.tsx'
import { useOwnTexts } from '../../../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../../../ui/i18n/use-translation.tsx'
import { pageNumberOf } from '../../../../../ui/pagination/pagination-page.ts'
import { LocalLink } from '../../../../../ui/routing/local-link.tsx'
import { EmptyState } from '../../../../../ui/states/empty-state.tsx'
import type { OrdersContract } from '../../../orders.contract.ts'
import { OrderFailure } from '../order/order-failure.tsx'
import { ownOrdersQuery } from '../own-orders.queries.ts'
import { ownOrdersTexts } from '../own-orders.texts.ts'
import { OrderEntry } from './order-entry.tsx'
import { OrdersPages } from './orders-pages.tsx'
import { OrdersSkeleton } from './orders-skeleton.tsx'

/** A customer's orders, the latest first. */
export const OwnOrders = ({ emptyPlate }: { emptyPlate: ReactNode }) => {
  useOwnTexts('ownOrders', ownOrdersTexts)
  const { t } = useTranslation('ownOrders')
  const [params] = useSearchParams()
  const page = pageNumberOf(params.get('page'))
  const api = useApi<OrdersContract>()
  const { data, isError, isPlaceholderData, dataUpdatedAt, refetch } = usePrivateQuery(
    ownOrdersQuery(api, { page }),
  )

  const shown = () => {
    if (!data)
      return isError ? (
        <OrderFailure text={t('failedText')} onRetry={() => void refetch()} />
      ) : (
        <OrdersSkeleton />
      )
    if (data.total === 0)
      return (
        <EmptyState
          title={t('none')}
          text={t('noneText')}
          plate={emptyPlate}
          action={<Button render={<LocalLink to={pathTo('shop')} />}>{t('toShop')}</Button>}
        />
      )
    if (data.orders.length === 0)
      return (
        <EmptyState
          title={t('pastEnd')}
          text={t('pastEndText')}
          action={<Button render={<LocalLink to={pathTo('orders')} />}>{t('toFirst')}</Button>}
        />
      )
    return (
      <>
        <ul aria-label={t('list')} aria-busy={isPlaceholderData || undefined}>
          {data.orders.map((order) => (
            <li key={order._id}>
              <OrderEntry order={order} nowMs={dataUpdatedAt} />
            </li>
          ))}
        </ul>
        <OrdersPages page={page} totalPages={data.totalPages} busy={isPlaceholderData} />
      </>
    )
  }

  return <div className="mt-8 lg:mt-12">{shown()}</div>
}
