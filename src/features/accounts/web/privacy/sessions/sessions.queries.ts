import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../../../shared/api/client.ts'
import type { OwnSession, SessionsContract } from '../../../sessions.contract.ts'

/** Where whoever is signed in is so, this session first; read anew each time it is looked at. */
export const sessionsQuery = (api: Api<SessionsContract>) =>
  queryOptions({
    queryKey: ['sessions'],
    queryFn: async ({ signal }): Promise<readonly OwnSession[]> => {
      const { sessions } = await api('GET /auth/sessions', { signal })
      return sessions.toSorted((one, other) => Number(other.current) - Number(one.current))
    },
    staleTime: 0,
    refetchOnWindowFocus: true,
    meta: { private: true },
  })
