import type { ReactNode } from 'react'
import { pathTo } from '../../../../sitemap.ts'
import { AdminSection } from '../../../../ui/admin/admin-section.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { WayOn } from '../../../../ui/routing/way-on.tsx'

/** The closures to come, with a link to the calendar where they are edited. */
export const ClosuresSection = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation('settingsDesk')
  return (
    <AdminSection id="fermetures" title={t('closures.title')} lead={t('closures.lead')}>
      {children}
      <WayOn to={`${pathTo('adminCalendar')}?closures=open`}>{t('closures.open')}</WayOn>
    </AdminSection>
  )
}
