import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../shared/api/client.ts'
import type { AdminWithdrawalsContract } from '../admin-withdrawals.contract.ts'
import type { WithdrawalStatus } from '../withdrawals.limits.ts'

type WithdrawalsApi = Api<AdminWithdrawalsContract>

const key = ['withdrawals'] as const

/** While a refund is pending, the withdrawal is read again at this interval. */
const whileOnItsWayMs = 5_000

const ofTheHouse = { staleTime: 0, refetchOnWindowFocus: true, meta: { private: true } } as const

interface Wanted {
  readonly status: WithdrawalStatus | undefined
  readonly waiting: 'house' | undefined
  readonly page: number
}

/** One page of the withdrawals. */
export const withdrawalsQuery = (api: WithdrawalsApi, { status, waiting, page }: Wanted) =>
  queryOptions({
    queryKey: [...key, 'list', { status, waiting, page }],
    queryFn: ({ signal }) =>
      api('GET /admin/withdrawals', {
        query: { page, ...(status && { status }), ...(waiting && { waiting }) },
        signal,
      }),
    placeholderData: keepPreviousData,
    ...ofTheHouse,
  })

/** One withdrawal, in the language of the team member. */
export const withdrawalQuery = (api: WithdrawalsApi, id: string) =>
  queryOptions({
    queryKey: [...key, 'one', id, api.lng],
    queryFn: async ({ signal }) =>
      (await api('GET /admin/withdrawals/{id}', { params: { id }, signal })).withdrawal,
    refetchInterval: ({ state: { data } }) =>
      data?.status === 'accepted' && !data.refundFailed ? whileOnItsWayMs : false,
    ...ofTheHouse,
  })
