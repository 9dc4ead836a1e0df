import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { parisTime } from '../../../../shared/calendar/paris-time.ts'
import { formatEuros } from '../../../../shared/money.ts'
import { countryGroups } from '../../../../shared/postal/country-options.ts'
import { pathTo } from '../../../../sitemap.ts'
import { listOver } from '../../../../ui/admin/list/list-declaration.ts'
import { ListPage, searchIn } from '../../../../ui/admin/list/list-page.tsx'
import { listNameOf, useListMemory } from '../../../../ui/admin/list/memory/list-memory.ts'
import { type Columns, shownColumns } from '../../../../ui/admin/list/table/columns.ts'
import { useSelection } from '../../../../ui/admin/list/table/selection.ts'
import { useList } from '../../../../ui/admin/list/use-list.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { Price } from '../../../../ui/price.tsx'
import { LocalLink } from '../../../../ui/routing/local-link.tsx'
import type { AdminOrderSummary } from '../../admin-order.schema.ts'
import type { AdminOrdersContract } from '../../admin-orders.contract.ts'
import {
  adminOrderSorts,
  adminOrdersPageSize,
  deliveryMethods,
  type OrderFilter,
  type OrdersDue,
  orderColumns,
  orderFilters,
  ordersDue,
  ordersMade,
  searchLength,
} from '../../admin-orders.limits.ts'
import { orderStatuses } from '../../status/order-status.rules.ts'
import { adminOrdersKey } from '../admin-orders.queries.ts'
import { CivilDay } from '../civil-day.tsx'
import { OrderStatusBadge } from '../order-status-badge.tsx'
import { OrdersFile } from './orders-file.tsx'
import { PrepareSelected } from './prepare-selected.tsx'

const orders = listOver<AdminOrdersContract>()({
  key: adminOrdersKey,
  call: 'GET /admin/orders',
  read: ({ orders: rows, ...page }) => ({ rows, ...page }),
  choices: {
    status: orderFilters,
    due: ordersDue,
    delivery: deliveryMethods,
    made: ordersMade,
    sort: adminOrderSorts,
  },
  given: ['country'],
  ranges: { placed: 'days', paid: 'days', promised: 'days', total: 'euros' },
  searchMaxLength: searchLength,
})

const useColumns = (): Columns<AdminOrderSummary> => {
  const { t } = useTranslation('adminOrders')
  return [
    {
      name: 'number',
      label: t('columns.number'),
      className: 'ledger-wide:w-36',
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
      className: 'ledger:w-1/4 ledger-wide:w-auto',
      inCard: true,
      plain: true,
      sort: { up: 'buyer', down: 'buyer-desc', first: 'up' },
      cell: ({ buyer: { name, email } }) => (
        <span title={email} className="block truncate">
          {name}
        </span>
      ),
    },
    {
      name: 'email',
      label: t('columns.email'),
      className: 'ledger-mid:hidden ledger-wide:w-52',
      onlyIfChosen: true,
      cell: ({ buyer: { email } }) => <span className="block truncate">{email}</span>,
    },
    {
      name: 'status',
      label: t('columns.status'),
      className: 'ledger-wide:w-52',
      inCard: true,
      plain: true,
      cell: (order) => <OrderStatusBadge order={order} />,
    },
    {
      name: 'promised',
      label: t('columns.promised'),
      className: 'ledger-wide:w-32',
      sort: { up: 'promised', down: 'promised-desc', first: 'up' },
      cell: ({ promisedTo }) => promisedTo && <CivilDay day={promisedTo} />,
    },
    {
      name: 'event',
      label: t('columns.event'),
      className: 'ledger-mid:hidden ledger-wide:w-32',
      cell: ({ eventDate }) => eventDate && <CivilDay day={eventDate} />,
    },
    {
      name: 'measures',
      label: t('columns.measures'),
      className: 'ledger-mid:hidden ledger-wide:w-36',
      cell: ({ toMeasure }) =>
        toMeasure && <span className="block truncate">{t(`toMeasure.${toMeasure}`)}</span>,
    },
    {
      name: 'pieces',
      label: t('columns.pieces'),
      className: 'ledger:text-end ledger-mid:hidden tabular-nums ledger-wide:w-20',
      onlyIfChosen: true,
      cell: ({ totalItems }) => totalItems,
    },
    {
      name: 'total',
      label: t('columns.total'),
      className: 'ledger:text-end tabular-nums ledger-wide:w-24',
      inCard: true,
      plain: true,
      sort: { up: 'total-asc', down: 'total-desc', first: 'down' },
      cell: ({ total }) => <Price amount={formatEuros(total)} />,
    },
    {
      name: 'placed',
      label: t('columns.placed'),
      className: 'ledger:text-end ledger-mid:hidden ledger-wide:w-30',
      sort: { up: 'oldest', down: 'newest', first: 'down' },
      cell: ({ placedAt }) => <CivilDay day={parisTime(Date.parse(placedAt)).date} />,
    },
  ]
}

/** By what orders can be narrowed. */
const useFilters = () => {
  const { t } = useTranslation('adminOrders')
  const lng = useLanguage()
  const countries = useMemo(() => Object.values(countryGroups(lng)).flat(), [lng])
  return [
    {
      field: 'due',
      label: t('by.due'),
      all: t('by.any'),
      nameOf: (value: OrdersDue) => t(`due.${value}`),
    },
    {
      field: 'delivery',
      label: t('by.delivery'),
      all: t('by.any'),
      nameOf: (value: (typeof deliveryMethods)[number]) => t(`delivered.${value}`),
    },
    { kind: 'given', field: 'country', label: t('by.country'), all: t('by.anyCountry'), options: countries },
    {
      field: 'made',
      label: t('by.made'),
      all: t('by.any'),
      nameOf: (value: (typeof ordersMade)[number]) => t(`made.${value}`),
    },
    { kind: 'days', field: 'promised', label: t('by.promised'), said: t('said.promised') },
    { kind: 'days', field: 'placed', label: t('by.placed'), said: t('said.placed') },
    { kind: 'days', field: 'paid', label: t('by.paid'), said: t('said.paid') },
    { kind: 'euros', field: 'total', label: t('by.total'), said: t('said.total') },
  ] as const
}

/** All orders, one a line, which can be filtered by status, searched and sorted; the number opens one. */
export const OrderList = ({ maySave }: { readonly maySave: boolean }) => {
  const { t } = useTranslation('adminOrders')
  const list = useList(orders)
  const columns = useColumns()
  const selection = useSelection(list.query.data?.rows)
  const filters = useFilters()
  const { status, due, search, delivery, made, sort, given } = list.params
  const asked = { status, due, search, delivery, made, sort, ...given }
  const chosen = useListMemory().columnsOf(listNameOf(list.declaration))
  const names = shownColumns(columns, chosen).map(({ name }) => name)
  const shown = orderColumns.filter((column) => names.includes(column))
  const isNarrowed = [status, due, search, delivery, made, ...Object.values(given)].some(Boolean)
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
      expected={adminOrdersPageSize}
      empty={t(isNarrowed ? 'emptyOfSearch' : 'empty')}
      states={{ label: t('filter.label'), parts: orderStatuses, nameOf }}
      search={{ ...searchIn(t), found: (count) => t('search.found', { count }) }}
      filters={filters}
      sort={{ preset: 'newest', nameOf: (value) => t(`sort.${value}`) }}
      beside={maySave && <OrdersFile query={{ ...asked, columns: shown.join(',') }} />}
      selection={{ ...selection, nameOf: ({ number }) => t('select', { number }) }}
      columns={columns}
      foot={<PrepareSelected rows={list.query.data?.rows ?? []} selection={selection} />}
    />
  )
}
