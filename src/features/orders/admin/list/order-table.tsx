import { useTranslation } from 'react-i18next'
import { formatEuros } from '../../../../shared/money.ts'
import { pathTo } from '../../../../sitemap.ts'
import { Ledger } from '../../../../ui/admin/ledger.tsx'
import { Moment } from '../../../../ui/admin/moment.tsx'
import { EmailAddress } from '../../../../ui/email-address.tsx'
import { Price } from '../../../../ui/price.tsx'
import { LocalLink } from '../../../../ui/routing/local-link.tsx'
import type { AdminOrderSummary } from '../../admin-order.schema.ts'
import { CivilDay } from '../civil-day.tsx'
import { OrderStatusBadge } from '../order-status-badge.tsx'

interface OrderTableProps {
  /** Undefined while the orders are loading. */
  readonly orders: readonly AdminOrderSummary[] | undefined
  readonly busy: boolean
}

const expectedOrders = 8

/** A table with one order per row; the order number is the link to it. */
export const OrderTable = ({ orders, busy }: OrderTableProps) => {
  const { t } = useTranslation('adminOrders')
  return (
    <Ledger
      caption={t('caption')}
      rows={orders}
      expected={expectedOrders}
      busy={busy}
      columns={[
        {
          name: 'number',
          label: t('columns.number'),
          className: 'xl:w-40',
          cell: ({ _id, number }) => (
            <LocalLink
              to={pathTo('adminOrder', { orderId: _id })}
              className="whitespace-nowrap tabular-nums underline decoration-1 decoration-garance underline-offset-[0.22em] hover:text-garance"
            >
              {number}
            </LocalLink>
          ),
        },
        {
          name: 'buyer',
          label: t('columns.buyer'),
          className: '[overflow-wrap:anywhere] max-xl:md:w-1/4',
          cell: ({ buyer }) => (
            <>
              {buyer.name}
              <span className="block text-ink-soft">
                <EmailAddress email={buyer.email} />
              </span>
            </>
          ),
        },
        {
          name: 'status',
          label: t('columns.status'),
          className: 'xl:w-44',
          cell: ({ heldUntil, ...order }) => (
            <>
              <OrderStatusBadge order={order} />
              {heldUntil && (
                <span className="block text-ink-soft text-small">
                  {t('heldUntil')} <Moment at={heldUntil} />
                </span>
              )}
            </>
          ),
        },
        {
          name: 'promised',
          label: t('columns.promised'),
          className: 'xl:w-44',
          cell: ({ promisedTo, eventDate, toMeasure }) => (
            <>
              {promisedTo && <CivilDay day={promisedTo} />}
              {eventDate && (
                <span className="block text-ink-soft">
                  {t('forEvent')} <CivilDay day={eventDate} />
                </span>
              )}
              {toMeasure && <span className="block text-ink-soft">{t(`toMeasure.${toMeasure}`)}</span>}
            </>
          ),
        },
        {
          name: 'pieces',
          label: t('columns.pieces'),
          className: 'md:text-end tabular-nums xl:w-20',
          cell: ({ totalItems }) => totalItems,
        },
        {
          name: 'total',
          label: t('columns.total'),
          className: 'md:text-end tabular-nums xl:w-28',
          cell: ({ total }) => <Price amount={formatEuros(total)} />,
        },
        {
          name: 'placed',
          label: t('columns.placed'),
          className: 'md:text-end xl:w-44',
          cell: ({ placedAt }) => <Moment at={placedAt} />,
        },
      ]}
    />
  )
}
