import { QueryClient } from '@tanstack/react-query'

const minuteMs = 60_000

/** Fresh 5 min, kept 10 min, one retry, no refetch on focus: the shop's layer (§9); other layers override in their query options. */
export const createQueryClient = ({ place }: { place: 'server' | 'browser' }) =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * minuteMs,
        gcTime: place === 'browser' ? 10 * minuteMs : Number.POSITIVE_INFINITY,
        retry: place === 'browser' ? 1 : false,
        refetchOnWindowFocus: false,
      },
    },
  })
