import { pathTo } from '../../../../sitemap.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { WayOn } from '../../../../ui/routing/way-on.tsx'
import { Plate } from '../../../plates/web/plate.public.tsx'

/** What the house does, in a few sentences between two plates. */
export const HomeHouse = () => {
  const { t } = useTranslation('home')
  return (
    <section aria-labelledby="house" className="group/plates grid-12 gap-y-10">
      <div className="col-span-10 md:col-span-5">
        <Plate slot="house" sizes="(min-width: 108rem) 43rem, (min-width: 48rem) 38vw, 76vw" />
      </div>
      <div className="col-span-12 flex flex-col md:col-span-6 md:col-start-7 group-has-[[data-plate=none]:only-child]/plates:md:col-span-9 group-has-[[data-plate=none]:only-child]/plates:md:col-start-4">
        <h2 id="house" className="font-display text-heading">
          {t('houseTitle')}
        </h2>
        <p className="mt-6 max-w-wide font-display text-subheading leading-snug lg:mt-10">{t('houseLead')}</p>
        <p className="mt-6 max-w-measure text-ink-soft">{t('houseText')}</p>
        <WayOn to={pathTo('about')} className="mt-6 self-start print:hidden">
          {t('houseWay')}
        </WayOn>
        <div className="mt-12 ml-auto w-1/2 md:mt-auto md:w-2/5 md:pt-16 print:hidden">
          <Plate slot="savoir-faire-hand" sizes="(min-width: 108rem) 20rem, (min-width: 48rem) 18vw, 45vw" />
        </div>
      </div>
    </section>
  )
}
