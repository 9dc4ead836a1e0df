import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../../shared/api/client.ts'
import type { OwnSizeContract } from '../../own-size.contract.ts'
import { guestSize } from './guest-size.ts'

/**
 * The size that a customer chose. What was chosen in this browser before signing in joins it on the way, and leaves the
 * browser only once the server has answered.
 */
export const ownSizeQuery = (api: Api<OwnSizeContract>) =>
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
