import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { pageIn } from '../../../../ui/admin/address-change.ts'
import { CountedChoices } from '../../../../ui/admin/counted-choices.tsx'
import { LedgerPage } from '../../../../ui/admin/ledger-page.tsx'
import { OnlyToSee } from '../../../../ui/admin/only-to-see.tsx'
import { useChangedAddress } from '../../../../ui/admin/use-changed-address.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useSignedIn } from '../../../../ui/api/use-signed-in.ts'
import { classNames } from '../../../../ui/class-names.ts'
import type { AdminOrdersContract } from '../../admin-orders.contract.ts'
import {
  adminOrderSorts,
  type OrderFilter,
  orderFilters,
  ordersDue,
  searchLength,
} from '../../admin-orders.limits.ts'
import { orderStatuses } from '../../status/order-status.rules.ts'
import { adminOrdersQuery, type WantedOrders } from '../admin-orders.queries.ts'
import { OrderSearch } from './order-search.tsx'
import { OrderTable } from './order-table.tsx'

const wantedIn = (params: URLSearchParams): WantedOrders => ({
  status: orderFilters.find((known) => known === params.get('status')),
  due: ordersDue.find((known) => known === params.get('due')),
  search: (params.get('search') ?? '').trim().slice(0, searchLength),
  sort: adminOrderSorts.find((known) => known === params.get('sort')) ?? 'newest',
  page: pageIn(params, 'page'),
})

/** The list of all orders, which can be filtered by status, searched, sorted and opened. */
export const AdminOrders = () => {
  const { t } = useTranslation('adminOrders')
  const addressWith = useChangedAddress()
  const wanted = wantedIn(useSearchParams()[0])
  const { status, due, search, sort, page } = wanted
  const api = useApi<AdminOrdersContract>()
  const query = useQuery({
    ...adminOrdersQuery(api, wanted),
    enabled: useSignedIn() === true,
  })
  const { data, isPlaceholderData } = query
  const nameOf = (choice: OrderFilter | undefined) => {
    if (!choice) return t('filter.all')
    return choice === 'alerted' || choice === 'refund_failed'
      ? t(`filters.${choice}`)
      : t(`statuses.${choice}`)
  }
  return (
    <LedgerPage
      query={query}
      shown={data?.orders.length}
      empty={t(status || due || search ? 'emptyOfSearch' : 'empty')}
      page={page}
      hrefOf={(wantedPage) => addressWith({ page: wantedPage })}
      t={t}
    >
      <CountedChoices
        label={t('filter.label')}
        choices={orderFilters}
        parts={orderStatuses}
        chosen={due ? null : status}
        counts={data?.counts}
        nameOf={nameOf}
        hrefOf={(choice) => addressWith({ status: choice, due: undefined, page: undefined })}
      />
      {due && <OnlyToSee count={data?.count} allHref={addressWith({ due: undefined, page: undefined })} />}
      <OrderSearch search={search} sort={sort} />
      <p role="status" className={classNames('mb-2 text-ink-soft text-small', search && 'min-h-[1lh]')}>
        {search && data && !isPlaceholderData && t('search.found', { count: data.count })}
      </p>
      <OrderTable orders={data?.orders} busy={isPlaceholderData} />
    </LedgerPage>
  )
}
