import { localizedPath } from '../../../../shared/i18n/localized-path.ts'
import { shareOf } from '../../../../shared/pictures/share-of.ts'
import { metaDescription } from '../../../../shared/text/cut-text.ts'
import { pathTo } from '../../../../sitemap.ts'
import { useSession } from '../../../../ui/api/api-provider.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { PageHead } from '../../../../ui/routing/page-head.tsx'
import type { Product } from '../../product.schema.ts'
import { sizeNameIn } from '../../size-name.ts'
import { pageTitle } from '../page-title.ts'
import type { OfferTerms } from './product-offers.ts'
import { productStructuredData } from './product-structured-data.ts'

interface ProductHeadProps {
  readonly product: Product
  readonly houseName: string
  readonly termsOf: OfferTerms
}

/** What search engines and shared links read of a product. */
export const ProductHead = ({ product, houseName, termsOf }: ProductHeadProps) => {
  const { t } = useTranslation('catalog')
  const { publicUrl, lng } = useSession()
  const sizeName = sizeNameIn(t)
  const path = pathTo('product', { id: product._id })
  const url = publicUrl + localizedPath(path, lng)
  const { sharePicture, images } = product
  return (
    <PageHead
      title={pageTitle(product.name, houseName)}
      description={metaDescription(product.description)}
      path={path}
      siteName={houseName}
      share={shareOf({ sharePicture, alt: images[0]?.alt ?? product.name })}
      structuredData={[
        productStructuredData(
          product,
          { houseName, url, publicUrl, termsOf },
          { anonymous: t('reviews.anonymous'), sizeName },
        ),
      ]}
    />
  )
}
