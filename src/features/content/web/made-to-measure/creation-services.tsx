import { useTranslation } from 'react-i18next'
import { pathTo } from '../../../../sitemap.ts'
import { LocalLink } from '../../../../ui/routing/local-link.tsx'
import { PlateTriptych } from '../plate-triptych.tsx'
import { FromPrice } from './from-price.tsx'
import { type Creation, visitFor } from './visit-for.ts'

const services = [
  { creation: 'wedding', slot: 'service-wedding', to: pathTo('weddingGowns') },
  { creation: 'evening', slot: 'service-evening', to: pathTo('eveningWear') },
  { creation: 'ceremony', slot: 'lookbook-06', to: `${pathTo('eveningWear')}#ceremonie` },
] as const

const link = 'thread-link inline-flex py-1.5'

/** The three services (§2), each with what it begins at, its page, and its visit. */
export const CreationServices = ({ prices }: { prices: Readonly<Record<Creation, number>> }) => {
  const { t } = useTranslation('madeToMeasure')
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
            <p className="mt-3 flex flex-col items-start print:hidden">
              <LocalLink to={to} className={link}>
                {t(`services.${creation}.way`)}
              </LocalLink>
              <LocalLink to={visitFor(creation)} className={link}>
                {t(`services.${creation}.book`)}
              </LocalLink>
            </p>
          </div>
        ),
      }))}
    />
  )
}
