import { QueryClient } from '@tanstack/react-query'
import { shopRetry } from '../../ui/api/retry-policy.ts'

const minuteMs = 60_000

/** Fresh 5 min, kept 5 min, one retry, no refetch on focus: the shop's layer (§9); queries that are kept longer, or asked more often, say so in their options. */
export const createQueryClient = ({ place }: { place: 'server' | 'browser' }) =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * minuteMs,
        gcTime: place === 'browser' ? 5 * minuteMs : Number.POSITIVE_INFINITY,
        ...shopRetry,
        refetchOnWindowFocus: false,
      },
    },
  })
