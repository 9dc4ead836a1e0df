import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../../shared/api/client.ts'
import type { CommissionsContract } from '../../commissions.contract.ts'
import type { OwnAccess } from './own-access.public.ts'

type CommissionsApi = Api<CommissionsContract>

/** Commissions are always read again, because the house works on them. */
const everAnew = { staleTime: 0, refetchOnWindowFocus: true, meta: { private: true } } as const

/** What every query of commissions begins with. */
export const commissionsKey = ['commissions'] as const

/** The commissions of the account that is signed in, the newest first. */
export const ownCommissionsQuery = (api: CommissionsApi) =>
  queryOptions({
    queryKey: [...commissionsKey, api.lng],
    queryFn: async ({ signal }) => (await api('GET /commissions', { signal })).commissions,
    ...everAnew,
  })

/** One commission with all that belongs to it. */
export const commissionQuery = (api: CommissionsApi, { id, key }: OwnAccess) =>
  queryOptions({
    queryKey: [...commissionsKey, api.lng, id, key],
    queryFn: async ({ signal }) =>
      (await api('GET /commissions/{id}', { params: { id }, query: { key }, signal })).commission,
    ...everAnew,
  })
