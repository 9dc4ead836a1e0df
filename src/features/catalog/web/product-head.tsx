import { useTranslation } from 'react-i18next'
import { localizedPath } from '../../../shared/i18n/localized-path.ts'
import { pathTo } from '../../../sitemap.ts'
import { useSession } from '../../../ui/api/api-provider.tsx'
import { PageHead } from '../../../ui/routing/page-head.tsx'
import { cutDescription } from '../catalog.rules.ts'
import type { Product } from '../product.schema.ts'
import { breadcrumbStructuredData } from './breadcrumb-structured-data.ts'
import { pageTitle } from './page-title.ts'
import { productStructuredData } from './product-structured-data.ts'
import { useShopTrail } from './use-shop-trail.ts'

/** Of the 160 characters that a description may have (§2), the last one is the ellipsis. */
const descriptionCut = 159

/** What search engines and shared links read of a piece. */
export const ProductHead = ({ product, houseName }: { product: Product; houseName: string }) => {
  const { t } = useTranslation('catalog')
  const { publicUrl, lng } = useSession()
  const trail = useShopTrail(product.name)
  const path = pathTo('product', { id: product._id })
  const url = publicUrl + localizedPath(path, lng)
  return (
    <PageHead
      title={pageTitle(product.name, houseName)}
      description={cutDescription(product.description, descriptionCut)}
      path={path}
      siteName={houseName}
      structuredData={[
        productStructuredData(product, { houseName, url, publicUrl }, t('reviews.anonymous')),
        breadcrumbStructuredData(trail, publicUrl),
      ]}
    />
  )
}
