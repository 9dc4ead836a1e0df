import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../../shared/api/client.ts'
import type {
  SecondFactorContract,
  StaffFactors,
} from '../../../accounts/signing-in/second-factor.contract.ts'

/** The members of the team, and which of them have a second step. */
export const teamQuery = (api: Api<SecondFactorContract>) =>
  queryOptions({
    queryKey: ['team'],
    queryFn: ({ signal }): Promise<StaffFactors> => api('GET /admin/second-factor', { signal }),
    meta: { private: true },
  })
