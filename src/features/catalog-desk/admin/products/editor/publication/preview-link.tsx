import { pathTo } from '../../../../../../sitemap.ts'
import { PreviewLink } from '../../../../../../ui/admin/preview-link/preview-link.tsx'
import { useApi } from '../../../../../../ui/api/use-api.ts'
import type { ProductPreviewsContract } from '../../../../product-previews.contract.ts'

interface ProductPreviewLinkProps {
  readonly id: string
  /** Whether it shows the changes that wait beside the product. */
  readonly next?: boolean
}

/** A product before it is in the shop, or with what waits beside it. */
export const ProductPreviewLink = ({ id, next = false }: ProductPreviewLinkProps) => {
  const api = useApi<ProductPreviewsContract>()
  return (
    <PreviewLink
      send={() => api('POST /admin/products/{id}/previews', { params: { id }, body: { next } })}
      pathOf={(key) => `${pathTo('productPreview')}#${key}`}
    />
  )
}
