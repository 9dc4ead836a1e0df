import { localizedPath } from '../../../../shared/i18n/localized-path.ts'
import { pathTo } from '../../../../sitemap.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { TextLink } from '../../../../ui/buttons/text-link.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { WayOn } from '../../../../ui/routing/way-on.tsx'
import { PlateTriptych } from '../../../plates/web/plate-triptych.public.tsx'
import { FromPrice } from './from-price.tsx'
import { type Creation, visitFor } from './visit-for.ts'

const services = [
  { creation: 'wedding', slot: 'service-wedding', to: pathTo('weddingGowns') },
  { creation: 'evening', slot: 'service-evening', to: pathTo('eveningWear') },
  { creation: 'ceremony', slot: 'service-ceremony', to: `${pathTo('eveningWear')}#ceremonie` },
] as const

/** The three services (§2), each with what it begins at, its page, and its visit. */
export const CreationServices = ({ prices }: { prices: Readonly<Record<Creation, number>> }) => {
  const { t } = useTranslation('madeToMeasure')
  const lng = useLanguage()
  return (
    <PlateTriptych
      id="services"
      title={t('services.title')}
      leaves={services.map(({ creation, slot, to }) => ({
        slot,
        title: t(`services.${creation}.title`),
        text: t(`services.${creation}.text`),
        further: (
          <div className="mt-4">
            <FromPrice euros={prices[creation]} />
            <WayOn to={to} className="mt-2 print:hidden">
              {t(`services.${creation}.way`)}
            </WayOn>
            <p className="print:hidden">
              <TextLink to={localizedPath(visitFor(creation), lng)} className="inline-block py-1.5">
                {t(`services.${creation}.book`)}
              </TextLink>
            </p>
          </div>
        ),
      }))}
    />
  )
}
