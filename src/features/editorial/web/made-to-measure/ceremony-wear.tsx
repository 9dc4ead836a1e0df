import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { WayOn } from '../../../../ui/routing/way-on.tsx'
import { Plate } from '../../../plates/web/plate.public.tsx'
import { FromPrice } from './from-price.tsx'
import { visitFor } from './visit-for.ts'

/** Ceremony wear, which is made as evening wear is. */
export const CeremonyWear = ({ price }: { price: number }) => {
  const { t } = useTranslation('eveningWear')
  return (
    <section aria-labelledby="ceremonie" className="bg-linen">
      <div className="grid-12 items-center gap-y-8 px-margin py-12 lg:py-20">
        <div className="col-span-12 md:col-span-7">
          <h2 id="ceremonie" className="scroll-mt-24 font-display text-heading">
            {t('ceremony.title')}
          </h2>
          <p className="mt-5 max-w-measure">{t('ceremony.text')}</p>
          <div className="mt-6">
            <FromPrice euros={price} />
          </div>
          <WayOn to={visitFor('ceremony')} className="mt-4 print:hidden">
            {t('ceremony.book')}
          </WayOn>
        </div>
        <div className="col-span-8 col-start-5 md:col-span-4 md:col-start-9 print:hidden">
          <Plate slot="service-ceremony" sizes="(min-width: 108rem) 28rem, (min-width: 48rem) 26vw, 55vw" />
        </div>
      </div>
    </section>
  )
}
