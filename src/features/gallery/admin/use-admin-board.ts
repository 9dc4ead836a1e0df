import { useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useChangedUrl } from '../../../ui/admin/use-changed-url.ts'
import { useApi } from '../../../ui/api/use-api.ts'
import { usePrivateQuery } from '../../../ui/api/use-private-query.ts'
import { type Board, boards } from '../gallery.limits.ts'
import type { AdminGalleryItem, GalleryAdminContract } from '../gallery-admin.contract.ts'
import { adminBoardQuery } from './gallery-admin.queries.ts'

/** Which board the address shows, and the addresses of the others. */
export const useBoardUrl = () => {
  const [params] = useSearchParams()
  const urlWith = useChangedUrl()
  const [first] = boards
  const board = boards.find((known) => known === params.get('board')) ?? first
  const boardParam = (named: Board) => (named === first ? undefined : named)
  return {
    board,
    hrefOfBoard: (named: Board) => urlWith({ board: boardParam(named), opened: undefined }),
    hrefOfItem: (id: string, on = board) => urlWith({ board: boardParam(on), opened: id }),
  }
}

/** What hangs on the board that the address shows. */
export const useAdminBoard = () => {
  const { board } = useBoardUrl()
  const queries = useQueryClient()
  const query = adminBoardQuery(useApi<GalleryAdminContract>(), board)
  const { data: items, error, isFetching, refetch } = usePrivateQuery(query)
  /** Shows what a write answered before it is read again. */
  const put = (change: (items: readonly AdminGalleryItem[]) => readonly AdminGalleryItem[]) =>
    queries.setQueryData(query.queryKey, (shown) => shown && change(shown))
  return { board, items, error, isFetching, refetch: async () => (await refetch()).data ?? [], put }
}
