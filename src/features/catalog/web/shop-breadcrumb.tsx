import { useTranslation } from 'react-i18next'
import { Breadcrumb } from '../../../ui/breadcrumb.tsx'
import { useShopTrail } from './use-shop-trail.ts'

/** Where a page of the boutique stands; `piece` is the name of the piece being looked at. */
export const ShopBreadcrumb = ({ piece }: { piece?: string }) => {
  const { t } = useTranslation('catalog')
  return <Breadcrumb label={t('trail.label')} items={useShopTrail(piece)} />
}
