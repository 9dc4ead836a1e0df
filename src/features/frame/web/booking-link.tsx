import { useTranslation } from 'react-i18next'
import { useMatch } from 'react-router'
import { pathTo } from '../../../sitemap.ts'
import { Icon } from '../../../ui/buttons/icon.tsx'
import { LocalLink } from '../../../ui/routing/local-link.tsx'

/** The way to an appointment in the header: in words where they have room, else as a drawing like its neighbours. */
export const BookingLink = () => {
  const { t } = useTranslation('frame')
  const here = useMatch(pathTo('booking')) !== null
  return (
    <LocalLink
      to={pathTo('booking')}
      title={t('shell.booking')}
      aria-current={here ? 'page' : undefined}
      className="max-xl:inline-grid max-xl:size-11 max-xl:place-content-center max-xl:hover:text-garance xl:thread-link xl:inline-flex xl:py-1.5 transition-colors"
    >
      <Icon name="calendar" className="xl:hidden" />
      <span className="max-xl:sr-only">{t('shell.booking')}</span>
    </LocalLink>
  )
}
