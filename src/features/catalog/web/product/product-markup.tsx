import { useTranslation } from 'react-i18next'
import { localizedPath } from '../../../../shared/i18n/localized-path.ts'
import { pathTo } from '../../../../sitemap.ts'
import { useSession } from '../../../../ui/api/api-provider.tsx'
import { StructuredData } from '../../../../ui/routing/structured-data.tsx'
import type { Product } from '../../product.schema.ts'
import { breadcrumbStructuredData } from '../breadcrumb-structured-data.ts'
import { useShopTrail } from '../use-shop-trail.ts'
import { useSizeName } from '../use-size-name.ts'
import type { OfferTerms } from './product-offers.ts'
import { productStructuredData } from './product-structured-data.ts'

interface ProductMarkupProps {
  readonly product: Product
  readonly houseName: string
  readonly termsOf: OfferTerms
}

/** A piece, its offers and the way to it, as search engines read them. */
export const ProductMarkup = ({ product, houseName, termsOf }: ProductMarkupProps) => {
  const { t } = useTranslation('catalog')
  const { publicUrl, lng } = useSession()
  const sizeName = useSizeName()
  const trail = useShopTrail(product)
  const url = publicUrl + localizedPath(pathTo('product', { id: product._id }), lng)
  return (
    <StructuredData
      blocks={[
        productStructuredData(
          product,
          { houseName, url, publicUrl, termsOf },
          { anonymous: t('reviews.anonymous'), sizeName },
        ),
        breadcrumbStructuredData(trail, publicUrl),
      ]}
    />
  )
}
