import { useViewTransitionState } from 'react-router'
import { pathTo } from '../../../../sitemap.ts'
import { isTravelling } from './travelling-product.ts'

/** The view transition name of a product's picture while it moves between a list and its page (docs/look.md). */
export const useProductTravel = (id: string) => {
  const concerned = useViewTransitionState(pathTo('product', { id }))
  return concerned && isTravelling(id) ? 'piece' : undefined
}
