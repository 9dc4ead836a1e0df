import { useTranslation } from 'react-i18next'
import { localizedPath } from '../../../shared/i18n/localized-path.ts'
import { pathTo } from '../../../sitemap.ts'
import { useLanguage } from '../../../ui/api/use-language.ts'

export interface TrailStep {
  readonly label: string
  /** None for the page itself. */
  readonly to?: string
}

/** The way from the home page to this one, as the breadcrumb shows it and structured data repeats it. */
export const useShopTrail = (piece?: string): readonly TrailStep[] => {
  const { t } = useTranslation('catalog')
  const lng = useLanguage()
  const shop = t('meta.shopTitle')
  return [
    { label: t('trail.home'), to: localizedPath(pathTo('home'), lng) },
    ...(piece === undefined
      ? [{ label: shop }]
      : [{ label: shop, to: localizedPath(pathTo('shop'), lng) }, { label: piece }]),
  ]
}
