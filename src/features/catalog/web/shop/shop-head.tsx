import { useTranslation } from 'react-i18next'
import { localizedPath } from '../../../../shared/i18n/localized-path.ts'
import { pathTo } from '../../../../sitemap.ts'
import { useSession } from '../../../../ui/api/api-provider.tsx'
import { PageHead } from '../../../../ui/routing/page-head.tsx'
import type { Listing } from '../../catalog.contract.ts'
import { breadcrumbStructuredData } from '../breadcrumb-structured-data.ts'
import { pageTitle } from '../page-title.ts'
import { useShopTrail } from '../use-shop-trail.ts'
import { isWholeCollection, type ShopFilters } from './filters/shop-filters.ts'
import { listingStructuredData } from './listing-structured-data.ts'

interface ShopHeadProps {
  readonly filters: ShopFilters
  readonly listing: Listing | undefined
  readonly houseName: string
}

/** What search engines and shared links read of the boutique. Filtered pages are followed, not listed; page N is a page of its own (domain.md 6). */
export const ShopHead = ({ filters, listing, houseName }: ShopHeadProps) => {
  const { t } = useTranslation('catalog')
  const { publicUrl, lng } = useSession()
  const trail = useShopTrail()
  const { page } = filters
  const products = listing?.products ?? []
  const listed = isWholeCollection(filters)
  const numbered = page > 1
  const addressOf = (id: string) => publicUrl + localizedPath(pathTo('product', { id }), lng)
  return (
    <PageHead
      title={pageTitle(numbered ? t('meta.shopPageTitle', { page }) : t('meta.shopTitle'), houseName)}
      description={t('meta.shopDescription')}
      path={pathTo('shop') + (listed && numbered ? `?page=${page}` : '')}
      siteName={houseName}
      indexed={listed && products.length > 0}
      structuredData={[
        breadcrumbStructuredData(trail, publicUrl),
        listingStructuredData(products.map(({ _id }) => addressOf(_id))),
      ]}
    />
  )
}
