import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../shared/api/client.ts'
import type { WithdrawalsContract } from '../withdrawals.contract.ts'

/** One of the customer's orders with the products that can be withdrawn from today. */
export const eligibleOrderQuery = (api: Api<WithdrawalsContract>, order: string) =>
  queryOptions({
    queryKey: ['eligible-order', api.lng, order],
    queryFn: async ({ signal }) =>
      (await api('GET /withdrawals/eligible', { query: { order }, signal })).order,
    meta: { private: true },
  })
