import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../shared/api/client.ts'
import type { OwnFactor, SecondFactorContract } from '../signing-in/second-factor.contract.ts'

/** The second step of the account that is signed in. */
export const ownFactorQuery = (api: Api<SecondFactorContract>) =>
  queryOptions({
    queryKey: ['second-factor'],
    queryFn: async ({ signal }): Promise<OwnFactor> =>
      (await api('GET /auth/second-factor', { signal })).secondFactor,
    meta: { private: true },
  })
