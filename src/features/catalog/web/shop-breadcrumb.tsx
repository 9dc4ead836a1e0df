import { useTranslation } from 'react-i18next'
import { Breadcrumb } from '../../../ui/breadcrumb.tsx'
import type { Product } from '../product.schema.ts'
import { useShopTrail } from './use-shop-trail.ts'

/** Where a page of the boutique stands, or that of a product. */
export const ShopBreadcrumb = ({ product }: { product?: Product }) => {
  const { t } = useTranslation('catalog')
  return <Breadcrumb label={t('trail.label')} items={useShopTrail(product)} />
}
