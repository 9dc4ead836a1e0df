import { useViewTransitionState } from 'react-router'
import { pathTo } from '../../../../sitemap.ts'
import { isTravelling } from './travelling-piece.ts'

/** The name under which the picture of a piece moves between a list and its page, as long as it moves (look.md). */
export const usePieceTravel = (id: string) => {
  const concerned = useViewTransitionState(pathTo('product', { id }))
  return concerned && isTravelling(id) ? 'piece' : undefined
}
