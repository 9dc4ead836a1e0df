import { pathTo } from '../../../../sitemap.ts'
import { PageHead } from '../../../../ui/routing/page-head.tsx'
import { cutDescription } from '../../catalog.rules.ts'
import type { Product } from '../../product.schema.ts'
import { pageTitle } from '../page-title.ts'

/** Of the 160 characters that a description may have (§2), the last one is the ellipsis. */
const descriptionCut = 159

/** What search engines and shared links read first of a piece; `ProductMarkup` tells them the rest. */
export const ProductHead = ({ product, houseName }: { product: Product; houseName: string }) => (
  <PageHead
    title={pageTitle(product.name, houseName)}
    description={cutDescription(product.description, descriptionCut)}
    path={pathTo('product', { id: product._id })}
    siteName={houseName}
    image={product.images[0]?.url}
  />
)
