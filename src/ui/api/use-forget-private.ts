import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSession } from './api-provider.tsx'
import './query-meta.ts'
import { onTokenChange } from './token-changes.ts'

/** Drops what belonged to one visitor when she signs out or somebody else signs in, in this tab or another. */
export const useForgetPrivate = () => {
  const queries = useQueryClient()
  const { tokens } = useSession()
  useEffect(() => {
    let known = tokens.accountId()
    return onTokenChange(() => {
      const accountId = tokens.accountId()
      if (accountId === known) return
      const wasNobody = known === undefined
      known = accountId
      // Then nothing was kept, and what is asked already is hers.
      if (wasNobody) return
      const hers = {
        predicate: ({ meta }: { meta?: { private?: true } | undefined }) => meta?.private === true,
      }
      if (accountId === undefined) queries.removeQueries(hers)
      else void queries.resetQueries(hers)
    })
  }, [queries, tokens])
}
