import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { pageIn } from '../../../ui/admin/address-change.ts'
import { CountedChoices } from '../../../ui/admin/counted-choices.tsx'
import { Pager } from '../../../ui/admin/pager.tsx'
import { Unanswered } from '../../../ui/admin/unanswered.tsx'
import { useChangedAddress } from '../../../ui/admin/use-changed-address.ts'
import { useApi } from '../../../ui/api/use-api.ts'
import { useSignedIn } from '../../../ui/api/use-signed-in.ts'
import { classNames } from '../../../ui/class-names.ts'
import type { AdminOrdersContract } from '../admin-orders.contract.ts'
import { adminOrderSorts, searchLength } from '../admin-orders.limits.ts'
import { orderStatuses } from '../order-status.rules.ts'
import { adminOrdersQuery, type WantedOrders } from './admin-orders.queries.ts'
import { OrderSearch } from './order-search.tsx'
import { OrderTable } from './order-table.tsx'

const wantedIn = (params: URLSearchParams): WantedOrders => ({
  status: orderStatuses.find((known) => known === params.get('status')),
  search: (params.get('search') ?? '').trim().slice(0, searchLength),
  sort: adminOrderSorts.find((known) => known === params.get('sort')) ?? 'newest',
  page: pageIn(params, 'page'),
})

/** The orders of the house: told apart by where they stand, searched, put in order, and opened. */
export const AdminOrders = () => {
  const { t } = useTranslation('adminOrders')
  const addressWith = useChangedAddress()
  const wanted = wantedIn(useSearchParams()[0])
  const { status, search, sort, page } = wanted
  const api = useApi<AdminOrdersContract>()
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...adminOrdersQuery(api, wanted),
    enabled: useSignedIn() === true,
  })
  const emptiness = data && data.count > 0 ? 'pastEnd' : status || search ? 'emptyOfSearch' : 'empty'
  if (!data && error)
    return (
      <Unanswered
        error={error}
        text={t('failed')}
        retry={{ label: t('retry'), onPress: () => void refetch() }}
      />
    )
  return (
    <>
      <CountedChoices
        label={t('filter.label')}
        choices={orderStatuses}
        chosen={status}
        counts={data?.counts}
        nameOf={(choice) => (choice ? t(`statuses.${choice}`) : t('filter.all'))}
        hrefOf={(choice) => addressWith({ status: choice, page: undefined })}
      />
      <OrderSearch search={search} sort={sort} />
      <p role="status" className={classNames('mb-2 text-ink-soft text-small', search && 'min-h-[1lh]')}>
        {search && data && !isPlaceholderData && t('search.found', { count: data.count })}
      </p>
      <OrderTable orders={data?.orders} busy={isPlaceholderData} />
      {data?.orders.length === 0 && <p className="py-5 text-ink-soft">{t(emptiness)}</p>}
      {data && (
        <Pager
          page={page}
          totalPages={data.totalPages}
          hrefOf={(wantedPage) => addressWith({ page: wantedPage })}
          labels={{
            navigation: t('pages.label'),
            previous: t('pages.previous'),
            next: t('pages.next'),
            place: t('pages.place', { page, total: data.totalPages }),
          }}
        />
      )}
    </>
  )
}
