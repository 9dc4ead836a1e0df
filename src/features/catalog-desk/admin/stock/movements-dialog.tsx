import { queryOptions } from '@tanstack/react-query'
import { useState } from 'react'
import type { Api } from '../../../../shared/api/client.ts'
import { pathTo } from '../../../../sitemap.ts'
import { Moment } from '../../../../ui/admin/moment.tsx'
import { Unanswered } from '../../../../ui/admin/unanswered.tsx'
import { useApi } from '../../../../ui/api/use-api.ts'
import { usePrivateQuery } from '../../../../ui/api/use-private-query.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { LocalLink } from '../../../../ui/routing/local-link.tsx'
import type { ListedProduct } from '../../product-list.contract.ts'
import type { StockMovement, StockMovementsContract } from '../../stock-movements.contract.ts'
import { PageTurn } from '../page-turn.tsx'
import { productsKey } from '../products/products.queries.ts'

const movementsQuery = (api: Api<StockMovementsContract>, id: string, page: number) =>
  queryOptions({
    queryKey: [...productsKey, 'movements', id, page],
    queryFn: ({ signal }) =>
      api('GET /admin/products/{id}/movements', { params: { id }, query: { page }, signal }),
    staleTime: 0,
    meta: { private: true },
  })

interface MovementsDialogProps {
  readonly product: Pick<ListedProduct, '_id' | 'name'>
  readonly onClose: () => void
}

/** How the stock of a product has moved, and what is reserved of it now. */
export const MovementsDialog = ({ product, onClose }: MovementsDialogProps) => {
  const { t } = useTranslation('adminStock')
  return (
    <Dialog
      open
      onOpenChange={(wanted) => wanted || onClose()}
      title={t('movements.open', { name: product.name })}
      plain
      closeLabel={t('movements.close')}
      width="wide"
    >
      <Movements id={product._id} />
    </Dialog>
  )
}

const Movements = ({ id }: { readonly id: string }) => {
  const { t } = useTranslation('adminStock')
  const [page, setPage] = useState(1)
  const { data, error, refetch } = usePrivateQuery(movementsQuery(useApi(), id, page))
  if (error)
    return (
      <Unanswered
        error={error}
        text={t('movements.failed')}
        retry={{ label: t('retry'), onPress: () => void refetch() }}
      />
    )
  if (!data) return <div className="min-h-60" />
  return (
    <div className="text-small">
      {data.reserved.length > 0 && (
        <>
          <h3 className="font-medium">{t('movements.reserved')}</h3>
          <ul className="mt-1 mb-4">
            {data.reserved.map(({ size, quantity, order }) => (
              <li key={`${order._id} ${size}`}>
                {size && `${size} : `}
                {quantity} · <OrderLink order={order} />
              </li>
            ))}
          </ul>
        </>
      )}
      {data.movements.length === 0 && <p className="text-ink-soft">{t('movements.none')}</p>}
      <ol>
        {data.movements.map((movement) => (
          <Movement key={movement._id} movement={movement} />
        ))}
      </ol>
      <PageTurn
        page={page}
        totalPages={data.totalPages}
        onPage={setPage}
        labels={{ newer: t('movements.newer'), older: t('movements.older') }}
      />
    </div>
  )
}

const OrderLink = ({ order }: { readonly order: NonNullable<StockMovement['order']> }) => (
  <LocalLink to={pathTo('adminOrder', { orderId: order._id })} className="thread-link relative tabular-nums">
    {order.number}
  </LocalLink>
)

const signed = (change: number) => (change > 0 ? `+${change}` : `\u2212${-change}`)

const Movement = ({
  movement: { size, change, stock, cause, order, by, reason, at },
}: {
  readonly movement: StockMovement
}) => {
  const { t } = useTranslation('adminStock')
  return (
    <li className="grid grid-cols-[3.5rem_1fr] gap-x-3 border-hairline border-t py-2">
      <span className="text-end font-medium tabular-nums">{signed(change)}</span>
      <span className="min-w-0 wrap-anywhere">
        {size && `${size} · `}
        {t(`causes.${cause}`)}
        {order && (
          <>
            {' '}
            <OrderLink order={order} />
          </>
        )}
        {reason && <> — {reason}</>}
        <span className="block text-caption text-ink-soft">
          <Moment at={at} /> · {t('movements.now', { stock })}
          {by && ` · ${t('movements.by', { name: by })}`}
        </span>
      </span>
    </li>
  )
}
