import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { pathTo } from '../../../../sitemap.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useIntent } from '../../../../ui/late/use-intent.ts'
import { LocalLink } from '../../../../ui/routing/local-link.tsx'
import type { CatalogContract } from '../../catalog.contract.ts'
import type { Product } from '../../product.schema.ts'
import { productQuery } from '../products.queries.ts'
import { fetchPlate } from './fetch-plate.ts'
import { letTravel } from './travelling-product.ts'

interface ProductLinkProps {
  readonly product: Product
  readonly label?: string
  readonly className: string
  readonly children: ReactNode
}

/**
 * The link from a list to a product. The page is fetched when the visitor is about to open it, and the picture grows
 * into the large picture of the page (docs/look.md).
 */
export const ProductLink = ({ product: { _id, images }, label, className, children }: ProductLinkProps) => {
  const queries = useQueryClient()
  const api = useApi<CatalogContract>()
  const intent = useIntent((link) => {
    void queries.prefetchQuery(productQuery(api, _id))
    const card = link.closest('article')?.querySelector('img')
    if (images[0] && card) fetchPlate(images[0], card)
  })
  return (
    <LocalLink
      to={pathTo('product', { id: _id })}
      prefetch="intent"
      viewTransition
      aria-label={label}
      onClick={() => letTravel(_id)}
      {...intent}
      className={className}
    >
      {children}
    </LocalLink>
  )
}
