import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../shared/api/client.ts'
import type { Board } from '../gallery.limits.ts'
import type { AdminGalleryItem, GalleryAdminContract } from '../gallery-admin.contract.ts'

type GalleryAdminApi = Api<GalleryAdminContract>

/** All that hangs on a board. Several people work on it: it is asked for again whenever an admin comes back to it. */
export const adminBoardQuery = (api: GalleryAdminApi, board: Board) =>
  queryOptions({
    queryKey: ['admin-gallery', api.lng, board],
    queryFn: async ({ signal }): Promise<readonly AdminGalleryItem[]> =>
      (await api('GET /admin/gallery', { query: { board }, signal })).items,
    staleTime: 0,
    refetchOnWindowFocus: true,
    meta: { private: true },
  })
