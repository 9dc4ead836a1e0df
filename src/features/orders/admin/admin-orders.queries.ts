import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../shared/api/client.ts'
import type { AdminOrdersContract } from '../admin-orders.contract.ts'
import type { AdminOrderSort, OrderFilter, OrdersDue } from '../admin-orders.limits.ts'

type AdminOrdersApi = Api<AdminOrdersContract>

const ofTheHouse = { staleTime: 0, refetchOnWindowFocus: true, meta: { private: true } } as const

/** A job carries the refund out: the order is read again at this interval until the refund is done. */
const whileUnderWayMs = 3_000

export interface WantedOrders {
  readonly status: OrderFilter | undefined
  readonly due: OrdersDue | undefined
  readonly search: string
  readonly sort: AdminOrderSort
  readonly page: number
}

/** One page of the orders. */
export const adminOrdersQuery = (api: AdminOrdersApi, { status, due, search, sort, page }: WantedOrders) =>
  queryOptions({
    queryKey: ['adminOrders', { status, due, search, sort, page }],
    queryFn: ({ signal }) =>
      api('GET /admin/orders', {
        query: { page, sort, ...(status && { status }), ...(due && { due }), ...(search && { search }) },
        signal,
      }),
    placeholderData: keepPreviousData,
    ...ofTheHouse,
  })

/** One order with everything that the team needs. */
export const adminOrderQuery = (api: AdminOrdersApi, id: string) =>
  queryOptions({
    queryKey: ['adminOrder', id],
    queryFn: async ({ signal }) => (await api('GET /admin/orders/{id}', { params: { id }, signal })).order,
    refetchInterval: ({ state }) =>
      state.data?.refunds.some(({ status }) => status === 'requested' || status === 'pending')
        ? whileUnderWayMs
        : false,
    ...ofTheHouse,
  })
