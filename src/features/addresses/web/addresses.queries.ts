import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../shared/api/client.ts'
import type { AddressesContract, SavedAddress } from '../addresses.contract.ts'

/** The address book of the account that is signed in, the default address first; the same in every language. */
export const addressesQuery = (api: Api<AddressesContract>) =>
  queryOptions({
    queryKey: ['addresses'],
    queryFn: async ({ signal }): Promise<readonly SavedAddress[]> =>
      (await api('GET /account/addresses', { signal })).addresses,
    meta: { private: true },
  })
