import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSession } from './api-provider.tsx'
import './query-meta.ts'
import { onTokenChange } from './token-changes.ts'

/** Drops the queries that belong to an account when it signs out or another one signs in, in this tab or another. */
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
      // No private answer was cached then, and the running queries belong to the new account.
      if (wasNobody) return
      const privateQueries = {
        predicate: ({ meta }: { meta?: { private?: true } | undefined }) => meta?.private === true,
      }
      if (accountId === undefined) queries.removeQueries(privateQueries)
      else void queries.resetQueries(privateQueries)
    })
  }, [queries, tokens])
}
