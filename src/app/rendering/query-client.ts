import { QueryClient } from '@tanstack/react-query'

const minuteMs = 60_000

/** Fresh 5 min, kept 10 min, one retry, no refetch on focus: the shop's layer (§9); other layers override in their query options. */
export const createQueryClient = ({ retry }: { retry: boolean }) =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * minuteMs,
        gcTime: retry ? 10 * minuteMs : Number.POSITIVE_INFINITY,
        retry: retry ? 1 : false,
        refetchOnWindowFocus: false,
      },
    },
  })
