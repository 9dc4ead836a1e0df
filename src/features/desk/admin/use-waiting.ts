import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useApi } from '../../../ui/api/use-api.ts'
import { usePrivateQuery } from '../../../ui/api/use-private-query.ts'
import type { DeskContract } from '../desk.contract.ts'

const key = 'waiting'
const againAfterMs = 60_000

/** How many entries wait in each room, by its path. It is asked again after each write, and while others work. */
export const useWaiting = ({ isOpen }: { readonly isOpen: boolean }): ReadonlyMap<string, number> => {
  const api = useApi<DeskContract>()
  const queries = useQueryClient()
  const { data } = usePrivateQuery(
    queryOptions({
      queryKey: [key],
      queryFn: ({ signal }) => api('GET /admin/waiting', { signal }),
      staleTime: 0,
      refetchOnWindowFocus: true,
      refetchInterval: againAfterMs,
      meta: { private: true },
    }),
    { isOpen },
  )
  useEffect(
    () =>
      queries.getQueryCache().subscribe((event) => {
        const isOther = event.query.queryKey[0] !== key
        if (event.type === 'updated' && event.action.type === 'invalidate' && isOther)
          void queries.invalidateQueries({ queryKey: [key] }, { cancelRefetch: false })
      }),
    [queries],
  )
  return new Map(data?.waiting.map(({ to, count }) => [to, count]))
}
