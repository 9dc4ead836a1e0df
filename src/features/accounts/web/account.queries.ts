import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../shared/api/client.ts'
import type { ProfileContract } from '../profile/profile.contract.ts'
import type { User } from '../user.schema.ts'

/** The account that is signed in (§4, App start). */
export const accountQuery = (api: Api<ProfileContract>) =>
  queryOptions({
    queryKey: ['account'],
    queryFn: async ({ signal }): Promise<User> => (await api('GET /auth/profile', { signal })).user,
    meta: { private: true },
  })
