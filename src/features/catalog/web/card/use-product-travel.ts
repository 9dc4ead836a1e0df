import { useViewTransitionState } from 'react-router'
import { pathTo } from '../../../../sitemap.ts'
import { isTravelling } from './travelling-product.ts'

/**
 * The name under which the picture of a product moves between a list and its page, as long as it moves (docs/look.md).
 */
export const useProductTravel = (id: string) => {
  const concerned = useViewTransitionState(pathTo('product', { id }))
  return concerned && isTravelling(id) ? 'piece' : undefined
}
