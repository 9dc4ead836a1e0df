import { QueryClient } from '@tanstack/react-query'
import { shopRetry } from '../../ui/api/retry-policy.ts'

const minuteMs = 60_000

/**
 * The defaults of the shop (§9): fresh 5 min, cached 5 min, one retry, no refetch on focus; queries with other times
 * set them in their options.
 */
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
