import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../shared/api/client.ts'
import type { AdminOrdersContract } from '../admin-orders.contract.ts'

export const adminOrdersKey = ['adminOrders'] as const

const ofStaff = { staleTime: 0, refetchOnWindowFocus: true, meta: { private: true } } as const

/** A job carries the refund out: the order is read again at this interval until the refund is done. */
const whileUnderWayMs = 3_000

/** One order with everything that the team needs. */
export const adminOrderQuery = (api: Api<AdminOrdersContract>, id: string) =>
  queryOptions({
    queryKey: ['adminOrder', id],
    queryFn: async ({ signal }) => (await api('GET /admin/orders/{id}', { params: { id }, signal })).order,
    refetchInterval: ({ state }) =>
      state.data?.refunds.some(({ status }) => status === 'requested' || status === 'pending')
        ? whileUnderWayMs
        : false,
    ...ofStaff,
  })
