import { useTranslation } from 'react-i18next'
import { dayAndTime } from '../../../shared/dates/day-and-time.ts'
import { localizedPath } from '../../../shared/i18n/localized-path.ts'
import { pathTo } from '../../../sitemap.ts'
import { useLanguage } from '../../../ui/api/use-language.ts'
import type { Dashboard } from '../dashboard.contract.ts'
import { ToSeePanel } from './to-see-panel.tsx'

/** Appointments that wait for an answer, and those of today. */
export const AppointmentsToSee = ({ appointments }: { appointments: Dashboard['appointments'] }) => {
  const { t } = useTranslation('dashboard')
  const lng = useLanguage()
  const page = pathTo('adminAppointments')
  return (
    <ToSeePanel
      title={t('appointments.title')}
      count={appointments.count}
      none={t('appointments.none')}
      all={appointments.lists.map(({ to, count }) => ({
        to: localizedPath(to, lng),
        label: t('appointments.all', { count }),
      }))}
      rows={appointments.first.map(({ _id, name, start, toConfirm }) => ({
        key: _id,
        to: localizedPath(`${page}?opened=${_id}`, lng),
        name,
        about: dayAndTime(start, lng),
        due: t(toConfirm ? 'appointments.toConfirm' : 'appointments.today'),
        isUrgent: toConfirm,
      }))}
    />
  )
}
