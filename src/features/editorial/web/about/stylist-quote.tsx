import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { Plate } from '../../../plates/web/plate.public.tsx'

/** The author of the quote: the stylist, or the house itself where no stylist is named. */
export interface Signature {
  readonly stylist: string
  readonly houseName: string
}

/** What the stylist says of the work of the house, in large letters. */
export const StylistQuote = ({ stylist, houseName }: Signature) => {
  const { t } = useTranslation('about')
  return (
    <div className="bg-rose print:break-inside-avoid">
      <div className="frame grid-12 items-center gap-y-10 py-section print:py-8">
        <figure className="col-span-12 md:col-span-8">
          <blockquote className="font-display text-heading">
            <p>{t('quote')}</p>
          </blockquote>
          <figcaption className="mt-8 text-ink-soft">
            <span className="font-medium text-ink">{stylist || houseName}</span>
            {stylist && `, ${t('quoteRole')}`}
          </figcaption>
        </figure>
        <div className="col-span-6 col-start-7 md:col-span-3 md:col-start-10 print:hidden">
          <Plate
            slot="service-appointment"
            sizes="(min-width: 108rem) 24rem, (min-width: 48rem) 22vw, 45vw"
          />
        </div>
      </div>
    </div>
  )
}
