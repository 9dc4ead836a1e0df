import { useTranslation } from 'react-i18next'
import { pathTo } from '../../../../sitemap.ts'
import { AdminSection } from '../../../../ui/admin/admin-section.tsx'
import { WayOn } from '../../../../ui/routing/way-on.tsx'

/** The days on which the salon does not receive are kept in the calendar. */
export const ClosuresSection = () => {
  const { t } = useTranslation('settingsDesk')
  return (
    <AdminSection id="fermetures" title={t('closures.title')} lead={t('closures.lead')}>
      <WayOn to={`${pathTo('adminCalendar')}?closures=open`}>{t('closures.open')}</WayOn>
    </AdminSection>
  )
}
