import { notifyManager, useQueryClient } from '@tanstack/react-query'
import { oneAtATime } from '../../../../shared/one-at-a-time.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { usePrivateQuery } from '../../../../ui/api/use-private-query.ts'
import type { AddressesContract, AddressInput, SavedAddress } from '../../addresses.contract.ts'
import { addressesQuery } from '../addresses.queries.ts'

/** Changes are sent one at a time: every answer is the whole book, and an older answer must not replace a newer one. */
const inTurn = oneAtATime()

/** Resolves when the components that use a query have received its new data and show it. */
const isShown = () => new Promise<void>((resolve) => notifyManager.schedule(() => resolve()))

/**
 * The address book of the account that is signed in; undefined while it is not known. A change resolves when the page
 * shows it, so that the focus can go to the result.
 */
export const useAddressBook = () => {
  const api = useApi<AddressesContract>()
  const queries = useQueryClient()
  const query = addressesQuery(api)
  const { data: addresses, isError, refetch } = usePrivateQuery(query)

  const changed = <T extends { readonly addresses: readonly SavedAddress[] }>(call: () => Promise<T>) =>
    inTurn(async () => {
      const answer = await call()
      await queries.cancelQueries({ queryKey: query.queryKey })
      queries.setQueryData(query.queryKey, answer.addresses)
      await isShown()
      return answer
    })

  return {
    addresses,
    isFailed: isError && addresses === undefined,
    retry: () => refetch(),
    enter: (body: AddressInput) => changed(() => api('POST /account/addresses', { body })),
    change: (id: string, body: AddressInput) =>
      changed(() => api('PUT /account/addresses/{id}', { params: { id }, body })),
    remove: (id: string) => changed(() => api('DELETE /account/addresses/{id}', { params: { id } })),
  }
}
