import { useQuery } from '@tanstack/react-query'
import type { CatalogContract } from '../../features/catalog/catalog.contract.ts'
import type { Product } from '../../features/catalog/product.schema.ts'
import { productQuery } from '../../features/catalog/web/products.queries.ts'
import { isUuid } from '../../shared/ids/uuid.ts'
import { pathTo } from '../../sitemap.ts'
import { useApi } from '../../ui/api/use-api.ts'
import { Thumbnail } from '../../ui/pictures/thumbnail.tsx'
import { LocalLink } from '../../ui/routing/local-link.tsx'

/** The product whose id is in the address; undefined until it is loaded, and when there is none. */
export const useBookedProduct = (id: string | null) => {
  const { data } = useQuery({
    ...productQuery(useApi<CatalogContract>(), id ?? ''),
    enabled: id !== null && isUuid(id),
  })
  return id === null ? undefined : data
}

/** Shows in a small size the product that an appointment is about. */
export const BookedProduct = ({ product }: { product: Product }) => (
  <p className="flex items-center gap-4">
    <Thumbnail image={product.images[0]} className="w-14" />
    <LocalLink
      to={pathTo('product', { id: product._id })}
      className="thread-link font-display text-subheading"
    >
      {product.name}
    </LocalLink>
  </p>
)
