import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../../shared/api/client.ts'
import type { OrdersContract } from '../../orders.contract.ts'
import { isWaiting } from '../../status/order-status.rules.ts'

type OrdersApi = Api<OrdersContract>

/** The key of all queries about a customer's orders. */
export const ownOrdersKey = ['orders'] as const

/** Orders are always read again: the house or a payment may have changed them. */
const everAnew = { staleTime: 0, refetchOnWindowFocus: true } as const

const perPage = 10

/** A page of the caller's orders; the previous page stays visible until it has loaded. */
export const ownOrdersQuery = (api: OrdersApi, { page }: { readonly page: number }) =>
  queryOptions({
    queryKey: [...ownOrdersKey, api.lng, 'page', page],
    queryFn: ({ signal }) => api('GET /orders', { query: { page, limit: perPage }, signal }),
    placeholderData: keepPreviousData,
    ...everAnew,
    meta: { private: true },
  })

/** The latest order. If an order waits for its payment, it is always the latest one. */
export const latestOrderQuery = (api: OrdersApi) =>
  queryOptions({
    queryKey: [...ownOrdersKey, api.lng, 'latest'],
    queryFn: async ({ signal }) =>
      (await api('GET /orders', { query: { page: 1, limit: 1 }, signal })).orders[0] ?? null,
    ...everAnew,
    meta: { private: true },
  })

const askedAfterMs = 10_000

/** One order. While it waits for its payment it is read again at intervals, as long as the page is visible. */
export const ownOrderQuery = (api: OrdersApi, id: string) =>
  queryOptions({
    queryKey: [...ownOrdersKey, api.lng, 'one', id],
    queryFn: async ({ signal }) => (await api('GET /orders/{id}', { params: { id }, signal })).order,
    refetchInterval: ({ state: { data } }) => (data && isWaiting(data.status) ? askedAfterMs : false),
    ...everAnew,
    meta: { private: true },
  })
