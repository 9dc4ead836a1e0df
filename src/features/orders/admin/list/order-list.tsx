import { countryGroups } from '../../../../shared/postal/country-options.ts'
import { listOver } from '../../../../ui/admin/list/list-declaration.ts'
import { ListPage, searchIn } from '../../../../ui/admin/list/list-page.tsx'
import { listNameOf, useListMemory } from '../../../../ui/admin/list/memory/list-memory.ts'
import { useSelection } from '../../../../ui/admin/list/selection/use-selection.ts'
import { shownColumns } from '../../../../ui/admin/list/table/columns.ts'
import { useList } from '../../../../ui/admin/list/use-list.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
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
import type { OrderListContract } from '../../order-list.contract.ts'
import { orderStatuses } from '../../status/order-status.rules.ts'
import { adminOrdersKey } from '../admin-orders.queries.ts'
import { ActsOnOrders } from './acts-on-orders.tsx'
import { useOrderColumns } from './order-columns.tsx'
import { OrdersFile } from './orders-file.tsx'

const orders = listOver<OrderListContract>()({
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
  given: ['country', 'product', 'category', 'size'],
  ranges: { placed: 'days', paid: 'days', refunded: 'days', promised: 'days', total: 'euros' },
  searchMaxLength: searchLength,
})

/** What a line of an order may be of; the figures of the sales name it in the address. */
const ofLines = ['product', 'category', 'size'] as const

/** By what orders can be narrowed; by what their lines are of only where the address names it. */
const useFilters = (given: Partial<Record<(typeof ofLines)[number], string>>) => {
  const { t } = useTranslation('adminOrders')
  const lng = useLanguage()
  const countries = () => Object.values(countryGroups(lng)).flat()
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
    { kind: 'days', field: 'refunded', label: t('by.refunded'), said: t('said.refunded') },
    { kind: 'euros', field: 'total', label: t('by.total'), said: t('said.total') },
    ...ofLines.flatMap((field) => {
      const value = given[field]
      if (value === undefined) return []
      const label = field === 'size' ? value : t('by.oneProduct')
      return [
        {
          kind: 'given',
          field,
          label: t(`by.${field}`),
          all: t('by.any'),
          options: () => [{ value, label }],
        } as const,
      ]
    }),
  ] as const
}

interface OrderListProps {
  /** Whether the member may save the list as a file. */
  readonly maySave: boolean
  /** Whether the member works on orders; accounting only reads them. */
  readonly mayWork: boolean
}

/** All orders, one a line, which can be filtered by status, searched and sorted; the number opens one. */
export const OrderList = ({ maySave, mayWork }: OrderListProps) => {
  const { t } = useTranslation('adminOrders')
  const list = useList(orders)
  const columns = useOrderColumns()
  const selection = useSelection(list)
  const filters = useFilters(list.params.given)
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
      file={maySave && <OrdersFile query={{ ...asked, columns: shown.join(',') }} />}
      selection={mayWork ? { ...selection, nameOf: ({ number }) => t('select', { number }) } : undefined}
      columns={columns}
      foot={mayWork && <ActsOnOrders list={list} selection={selection} />}
    />
  )
}
