import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../../shared/api/client.ts'
import type { Consent, PrivacyContract } from '../../privacy.contract.ts'

/** The consents of the account that is signed in. */
export const consentsQuery = (api: Api<PrivacyContract>) =>
  queryOptions({
    queryKey: ['consents'],
    queryFn: async ({ signal }): Promise<readonly Consent[]> =>
      (await api('GET /account/consents', { signal })).consents,
    meta: { private: true },
  })
