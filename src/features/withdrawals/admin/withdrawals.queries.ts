import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../shared/api/client.ts'
import type { AdminWithdrawalsContract } from '../admin-withdrawals.contract.ts'

export const withdrawalsKey = ['withdrawals'] as const

/** While a refund is pending, the withdrawal is read again at this interval. */
const whileOnItsWayMs = 5_000

const ofStaff = { staleTime: 0, refetchOnWindowFocus: true, meta: { private: true } } as const

/** One withdrawal, in the language of the team member. */
export const withdrawalQuery = (api: Api<AdminWithdrawalsContract>, id: string) =>
  queryOptions({
    queryKey: [...withdrawalsKey, 'one', id, api.lng],
    queryFn: async ({ signal }) =>
      (await api('GET /admin/withdrawals/{id}', { params: { id }, signal })).withdrawal,
    refetchInterval: ({ state: { data } }) =>
      data?.status === 'accepted' && !data.refundFailed ? whileOnItsWayMs : false,
    ...ofStaff,
  })
