import { noFilter } from '../../../../shared/api/no-filter.ts'
import { localizedPath } from '../../../../shared/i18n/localized-path.ts'
import { metaDescription } from '../../../../shared/text/cut-text.ts'
import { pathTo } from '../../../../sitemap.ts'
import { useSession } from '../../../../ui/api/api-provider.tsx'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { PageHead } from '../../../../ui/routing/page-head.tsx'
import type { Listing } from '../../catalog.contract.ts'
import { pageTitle } from '../page-title.ts'
import { isCollection, type ShopFilters, searchOf } from './filters/shop-filters.ts'
import { listingStructuredData } from './listing-structured-data.ts'
import { shopTexts } from './shop.texts.ts'
import { useShopCategory } from './use-shop-category.ts'

interface ShopHeadProps {
  readonly filters: ShopFilters
  readonly listing: Listing | undefined
  readonly houseName: string
}

/**
 * What search engines and shared links read of the boutique. Search engines list each category, and each page N, as a
 * page of its own. They follow a filtered, searched or sorted page, but do not list it (§16).
 */
export const ShopHead = ({ filters, listing, houseName }: ShopHeadProps) => {
  useOwnTexts('shop', shopTexts)
  const { t } = useTranslation(['shop', 'catalog'])
  const { publicUrl, lng } = useSession()
  const category = useShopCategory(filters)
  const { page } = filters
  const { products = [], count = 0 } = listing ?? {}
  const [first] = products
  const isListed = isCollection(filters) && (filters.category === noFilter || category !== undefined)
  const whole = category ? t('meta.categoryTitle', { category: category.name }) : t('catalog:meta.shopTitle')
  const title = page > 1 ? t('meta.pageTitle', { title: whole, page }) : whole
  const ofCategory =
    category && (category.intro ?? t('meta.categoryDescription', { category: category.name, count }))
  const description = ofCategory ?? t('meta.shopDescription')
  const addressOf = (id: string) => publicUrl + localizedPath(pathTo('product', { id }), lng)
  return (
    <PageHead
      title={pageTitle(title, houseName)}
      description={metaDescription(page > 1 ? `${title}. ${description}` : description)}
      path={pathTo('shop') + (isListed ? searchOf(filters) : '')}
      siteName={houseName}
      share={
        first?.sharePicture ? { url: first.sharePicture, alt: first.images[0]?.alt ?? first.name } : undefined
      }
      indexed={isListed && products.length > 0}
      structuredData={[listingStructuredData(products.map(({ _id }) => addressOf(_id)))]}
    />
  )
}
