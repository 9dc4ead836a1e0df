import { useTranslation } from 'react-i18next'
import { formatEuros } from '../../../../shared/money.ts'
import { pathTo } from '../../../../sitemap.ts'
import type { Columns } from '../../../../ui/admin/list/ledger.tsx'
import { listOver } from '../../../../ui/admin/list/list-declaration.ts'
import { ListPage, searchIn } from '../../../../ui/admin/list/list-page.tsx'
import { useList } from '../../../../ui/admin/list/use-list.ts'
import { Moment } from '../../../../ui/admin/moment.tsx'
import { EmailAddress } from '../../../../ui/email-address.tsx'
import { Price } from '../../../../ui/price.tsx'
import { LocalLink } from '../../../../ui/routing/local-link.tsx'
import type { AdminOrderSummary } from '../../admin-order.schema.ts'
import type { AdminOrdersContract } from '../../admin-orders.contract.ts'
import {
  adminOrderSorts,
  type OrderFilter,
  orderFilters,
  ordersDue,
  searchLength,
} from '../../admin-orders.limits.ts'
import { orderStatuses } from '../../status/order-status.rules.ts'
import { adminOrdersKey } from '../admin-orders.queries.ts'
import { CivilDay } from '../civil-day.tsx'
import { OrderStatusBadge } from '../order-status-badge.tsx'

const orders = listOver<AdminOrdersContract>()({
  key: adminOrdersKey,
  call: 'GET /admin/orders',
  read: ({ orders: rows, ...page }) => ({ rows, ...page }),
  choices: { status: orderFilters, due: ordersDue, sort: adminOrderSorts },
  searchMaxLength: searchLength,
})

const useColumns = (): Columns<AdminOrderSummary> => {
  const { t } = useTranslation('adminOrders')
  return [
    {
      name: 'number',
      label: t('columns.number'),
      className: 'ledger-wide:w-40',
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
      className: '[overflow-wrap:anywhere] ledger:w-1/4 ledger-wide:w-auto',
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
      className: 'ledger-wide:w-44',
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
      className: 'ledger-wide:w-44',
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
      className: 'ledger:text-end ledger-mid:hidden tabular-nums ledger-wide:w-20',
      cell: ({ totalItems }) => totalItems,
    },
    {
      name: 'total',
      label: t('columns.total'),
      className: 'ledger:text-end tabular-nums ledger-wide:w-28',
      cell: ({ total }) => <Price amount={formatEuros(total)} />,
    },
    {
      name: 'placed',
      label: t('columns.placed'),
      className: 'ledger:text-end ledger-mid:hidden ledger-wide:w-44',
      cell: ({ placedAt }) => <Moment at={placedAt} />,
    },
  ]
}

/** All orders, one a line, which can be filtered by status, searched and sorted; the number opens one. */
export const OrderList = () => {
  const { t } = useTranslation('adminOrders')
  const list = useList(orders)
  const columns = useColumns()
  const { status, due, search } = list.params
  const nameOf = (choice: OrderFilter | undefined) => {
    if (!choice) return t('filter.all')
    return choice === 'alerted' || choice === 'refund_failed'
      ? t(`filters.${choice}`)
      : t(`statuses.${choice}`)
  }
  return (
    <ListPage
      list={list}
      t={t}
      expected={8}
      empty={t(status || due || search ? 'emptyOfSearch' : 'empty')}
      states={{ label: t('filter.label'), parts: orderStatuses, nameOf }}
      toSee="due"
      search={{ ...searchIn(t), found: (count) => t('search.found', { count }) }}
      filters={[
        {
          field: 'sort',
          label: t('sort.label'),
          preset: 'newest',
          nameOf: (value) => t(`sort.${value}`),
          className: 'w-56 max-w-full sm:ms-auto',
        },
      ]}
      columns={columns}
    />
  )
}
