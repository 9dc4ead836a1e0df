import { pathTo } from '../../../../sitemap.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { LocalLink } from '../../../../ui/routing/local-link.tsx'
import { PlateTriptych } from '../../../plates/web/plate-triptych.public.tsx'

const services = [
  { slot: 'service-wedding', texts: 'wedding', page: 'weddingGowns' },
  { slot: 'service-evening', texts: 'evening', page: 'eveningWear' },
  { slot: 'service-appointment', texts: 'appointment', page: 'booking' },
] as const

/** What one comes to the house for (§2). */
export const HomeServices = () => {
  const { t } = useTranslation('home')
  return (
    <PlateTriptych
      id="services"
      title={t('services.title')}
      leaves={services.map(({ slot, texts, page }) => ({
        slot,
        title: t(`services.${texts}.title`),
        text: t(`services.${texts}.text`),
        further: (
          <p className="mt-3 print:hidden">
            <LocalLink
              to={pathTo(page)}
              className="thread-link inline-flex py-1.5 before:absolute before:-inset-x-2 before:inset-y-0"
            >
              {t(`services.${texts}.way`)}
            </LocalLink>
          </p>
        ),
      }))}
    />
  )
}
