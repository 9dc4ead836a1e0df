import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../../shared/api/client.ts'
import type { OwnSession, SessionsContract } from '../../../accounts/sessions/sessions.contract.ts'

/** The open sessions of the account, this one first; read anew each time the list is opened. */
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
