import { localizedPath } from '../../../shared/i18n/localized-path.ts'
import { pathTo } from '../../../sitemap.ts'
import { useLanguage } from '../../../ui/api/use-language.ts'
import type { BreadcrumbItem } from '../../../ui/breadcrumb.tsx'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import type { Category, Product } from '../product.schema.ts'
import { defaultFilters } from './shop/filters/shop-filters.ts'
import { shopUrl } from './shop/filters/shop-url.ts'

/** Where in the boutique a page stands. Without category and product it is the boutique itself. */
export interface ShopPlace {
  readonly category?: Pick<Category, '_id' | 'name'> | undefined
  readonly product?: Pick<Product, 'name' | 'category'> | undefined
}

/** The breadcrumb from the home page to the boutique, to a category or to a product of it. */
export const useShopTrail = ({ product, category = product?.category }: ShopPlace): BreadcrumbItem[] => {
  const { t } = useTranslation('catalog')
  const lng = useLanguage()
  const steps: BreadcrumbItem[] = [
    { label: t('trail.home'), to: localizedPath(pathTo('home'), lng) },
    { label: t('meta.shopTitle'), to: localizedPath(pathTo('shop'), lng) },
  ]
  if (category)
    steps.push({
      label: category.name,
      to: shopUrl({ ...defaultFilters, category: category._id }, lng),
    })
  if (product) steps.push({ label: product.name })
  return steps.map(({ label, to }, index) => (to && index < steps.length - 1 ? { label, to } : { label }))
}
