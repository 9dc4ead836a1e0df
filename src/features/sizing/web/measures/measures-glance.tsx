import { pathTo } from '../../../../sitemap.ts'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { WayOn } from '../../../../ui/routing/way-on.tsx'
import { measuresTexts } from './measures.texts.ts'

/** The way to a customer's measurements. */
export const MeasuresGlance = () => {
  useOwnTexts('measures', measuresTexts)
  const { t } = useTranslation('measures')
  return (
    <>
      <p className="text-ink-soft">{t('short')}</p>
      <WayOn to={pathTo('measures')} className="mt-3">
        {t('toMeasures')}
      </WayOn>
    </>
  )
}
