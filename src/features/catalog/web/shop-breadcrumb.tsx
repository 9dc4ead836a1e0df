import { Breadcrumb } from '../../../ui/breadcrumb.tsx'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { type ShopPlace, useShopTrail } from './use-shop-trail.ts'

export const ShopBreadcrumb = (place: ShopPlace) => {
  const { t } = useTranslation('catalog')
  return <Breadcrumb label={t('trail.label')} items={useShopTrail(place)} />
}
