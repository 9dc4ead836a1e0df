import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { Api } from '../../../../shared/api/client.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { usePrivateQuery } from '../../../../ui/api/use-private-query.ts'
import { useSignedIn } from '../../../../ui/api/use-signed-in.ts'
import { useWrite } from '../../../../ui/api/use-write.ts'
import { storedInBrowser } from '../../../../ui/stored-value.ts'
import type { OwnSizeContract } from '../../own-size.contract.ts'
import { laterSize, readStoredSize } from '../../own-size.rules.ts'

/** The size that this browser remembers. */
const guestSize = storedInBrowser({
  key: 'ownSize',
  read: readStoredSize,
  write: (size) => JSON.stringify(size),
  keptIn: 'localStorage',
})

/**
 * The size that a customer chose. What was chosen in this browser before signing in joins it on the way, and leaves the
 * browser only once the server has answered.
 */
const ownSizeQuery = (api: Api<OwnSizeContract>) =>
  queryOptions({
    queryKey: ['ownSize'],
    queryFn: async ({ signal }) => {
      const chosen = guestSize.current()
      if (!chosen) return (await api('GET /account/size', { signal })).size
      const { size } = await api('PUT /account/size', { body: chosen })
      guestSize.change((kept) => (kept?.chosenAt === chosen.chosenAt ? null : kept))
      return size
    },
    meta: { private: true },
  })

const onServer = () => null

/**
 * The size that the visitor chose: the browser's, and the account's once a customer is signed in; the later counts.
 * Undefined until hydration.
 */
export const useOwnSize = () => {
  const api = useApi<OwnSizeContract>()
  const queries = useQueryClient()
  const signedIn = useSignedIn() === true
  const query = ownSizeQuery(api)
  const guest = useSyncExternalStore(guestSize.subscribe, guestSize.current, onServer)
  const { data: kept } = usePrivateQuery(query)
  const forgetting = useWrite({
    send: () => api('DELETE /account/size', {}),
    succeeded: () => queries.setQueryData(query.queryKey, null),
    refresh: null,
  })

  /** Shown at once; the account is told by the query, which takes along what the browser remembers. */
  const remember = (size: string) => {
    guestSize.change(() => ({ size, chosenAt: new Date().toISOString() }))
    if (signedIn) void queries.invalidateQueries({ queryKey: query.queryKey })
  }

  const forget = async () => {
    guestSize.change(() => null)
    return !signedIn || forgetting.write()
  }

  const own = laterSize(guest ?? undefined, (signedIn && kept) || undefined)
  return { size: own?.size, remember, forget, forgetting: forgetting.busy }
}
