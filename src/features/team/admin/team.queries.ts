import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../shared/api/client.ts'
import type { SecondFactorContract } from '../../accounts/signing-in/second-factor.contract.ts'
import type { AdminAccountsContract } from '../../accounts-desk/admin-accounts.contract.ts'
import type { TeamContract } from '../team.contract.ts'

export type TeamApi = TeamContract & SecondFactorContract & AdminAccountsContract

export const teamKey = ['team'] as const

const ofTeam = { meta: { private: true } } as const

export const teamQuery = (api: Api<TeamContract>) =>
  queryOptions({
    queryKey: [...teamKey, 'members'],
    queryFn: async ({ signal }) => (await api('GET /admin/team', { signal })).members,
    staleTime: 0,
    ...ofTeam,
  })

export const factorRuleQuery = (api: Api<SecondFactorContract>) =>
  queryOptions({
    queryKey: [...teamKey, 'factor'],
    queryFn: async ({ signal }) => (await api('GET /admin/second-factor', { signal })).requiredOfAdmins,
    ...ofTeam,
  })

export const rightsQuery = (api: Api<TeamContract>, lng: string) =>
  queryOptions({
    queryKey: [...teamKey, 'rights', lng],
    queryFn: async ({ signal }) => (await api('GET /admin/rights', { signal })).rights,
    ...ofTeam,
  })
