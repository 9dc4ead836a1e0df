import { localizedPath } from '../../../../shared/i18n/localized-path.ts'
import { pathTo } from '../../../../sitemap.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'

/** The way from the home page to a page below made to measure, as its breadcrumb shows it and structured data repeats it. */
export const useCreationTrail = (page: 'weddingGowns' | 'eveningWear') => {
  const { t } = useTranslation('frame')
  const lng = useLanguage()
  return [
    { label: t('shell.home'), to: localizedPath(pathTo('home'), lng) },
    { label: t('shell.madeToMeasure'), to: localizedPath(pathTo('madeToMeasure'), lng) },
    { label: t(`shell.${page}`) },
  ]
}
