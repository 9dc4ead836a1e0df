import { useTranslation } from 'react-i18next'
import { localizedPath } from '../../../shared/i18n/localized-path.ts'
import { pathTo } from '../../../sitemap.ts'
import { useLanguage } from '../../../ui/api/use-language.ts'
import type { Product } from '../product.schema.ts'
import { shopAddress } from './shop/filters/shop-address.ts'
import { defaultFilters } from './shop/filters/shop-filters.ts'

export interface TrailStep {
  readonly label: string
  /** None for the page itself. */
  readonly to?: string
}

/** The way from the home page to the boutique or a product of it, as the breadcrumb shows it and structured data repeats it. */
export const useShopTrail = (product?: Pick<Product, 'name' | 'category'>): readonly TrailStep[] => {
  const { t } = useTranslation('catalog')
  const lng = useLanguage()
  const shop = t('meta.shopTitle')
  return [
    { label: t('trail.home'), to: localizedPath(pathTo('home'), lng) },
    ...(product === undefined
      ? [{ label: shop }]
      : [
          { label: shop, to: localizedPath(pathTo('shop'), lng) },
          {
            label: product.category.name,
            to: shopAddress({ ...defaultFilters, category: product.category._id }, lng),
          },
          { label: product.name },
        ]),
  ]
}
