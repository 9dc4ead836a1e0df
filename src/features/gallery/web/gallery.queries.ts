import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../shared/api/client.ts'
import { patientRetry } from '../../../ui/api/retry-policy.ts'
import type { GalleryContract } from '../gallery.contract.ts'
import type { Board } from '../gallery.limits.ts'

const freshMs = 300_000

/** What hangs on a board of the gallery today, in the order of the house. */
export const boardQuery = (api: Api<GalleryContract>, board: Board) =>
  queryOptions({
    queryKey: ['gallery', api.lng, board],
    queryFn: async ({ signal }) => (await api('GET /gallery', { query: { board }, signal })).items,
    staleTime: freshMs,
    ...patientRetry,
  })
