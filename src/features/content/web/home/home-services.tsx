import { useTranslation } from 'react-i18next'
import { pathTo } from '../../../../sitemap.ts'
import { LocalLink } from '../../../../ui/routing/local-link.tsx'
import { SectionHeading } from '../../../../ui/section-heading.tsx'
import { Plate } from '../plate.tsx'

interface HomeServicesProps {
  /** Where each service is found as long as it has no page of its own. */
  readonly weddingHref: string
  readonly eveningHref: string
}

const link = 'thread-link inline-flex py-1.5 before:absolute before:-inset-x-2 before:inset-y-0'

/** What one comes to the house for: three plates, each hung a little lower than the one before (§2). */
export const HomeServices = ({ weddingHref, eveningHref }: HomeServicesProps) => {
  const { t } = useTranslation('home')
  const services = [
    {
      slot: 'service-wedding',
      texts: 'wedding',
      way: (
        <LocalLink to={weddingHref} className={link}>
          {t('services.wedding.way')}
        </LocalLink>
      ),
    },
    {
      slot: 'service-evening',
      texts: 'evening',
      way: (
        <LocalLink to={eveningHref} className={link}>
          {t('services.evening.way')}
        </LocalLink>
      ),
    },
    {
      slot: 'service-appointment',
      texts: 'appointment',
      way: (
        <LocalLink to={pathTo('booking')} className={link}>
          {t('services.appointment.way')}
        </LocalLink>
      ),
    },
  ] as const
  return (
    <section aria-labelledby="services">
      <SectionHeading id="services" title={t('services.title')} />
      <ul className="mt-12 grid gap-x-gutter gap-y-10 md:grid-cols-3 lg:mt-20">
        {services.map(({ slot, texts, way }) => (
          <li
            key={slot}
            className="grid grid-cols-[2fr_3fr] items-center gap-x-5 md:block md:nth-2:mt-12 md:nth-3:mt-24 lg:nth-2:mt-20 lg:nth-3:mt-40"
          >
            <Plate slot={slot} sizes="(min-width: 108rem) 32rem, (min-width: 48rem) 28vw, 34vw" />
            <div>
              <h3 className="font-display text-subheading md:mt-6">{t(`services.${texts}.title`)}</h3>
              <p className="mt-2 max-w-[28em] text-ink-soft">{t(`services.${texts}.text`)}</p>
              <p className="mt-3 print:hidden">{way}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
