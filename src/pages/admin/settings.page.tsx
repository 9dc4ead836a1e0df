import { staffCalendarTexts } from '../../features/appointments-desk/admin/calendar/staff-calendar.texts.ts'
import { ClosureList } from '../../features/appointments-desk/admin/closures/closure-list.tsx'
import type { OpeningHoursContract } from '../../features/appointments-desk/opening-hours.contract.ts'
import { GuaranteesSection } from '../../features/guarantees/admin/guarantees-section.tsx'
import { LaunchChecklist } from '../../features/launch/admin/launch-checklist.tsx'
import { MailTrial } from '../../features/outbox/admin/mail-trial.tsx'
import { SettingsPage } from '../../features/settings/admin/settings-page.tsx'
import { houseQuery } from '../../features/settings/web/house.queries.ts'
import { useHouse } from '../../features/settings/web/use-house.ts'
import { useApi } from '../../ui/api/use-api.ts'
import { useOwnTexts } from '../../ui/i18n/use-own-texts.ts'
import { browserLoad, type PageLoad, serverLoad } from '../../ui/routing/page-load.ts'

const load: PageLoad = ({ api, queries }) => queries.ensureQueryData(houseQuery(api()))

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)

const AdminSettingsPage = () => {
  useOwnTexts('staffCalendar', staffCalendarTexts)
  const api = useApi<OpeningHoursContract>()
  return (
    <SettingsPage
      houseName={useHouse().name}
      checklist={<LaunchChecklist />}
      closures={<ClosureList />}
      guarantees={<GuaranteesSection />}
      mail={<MailTrial />}
      appointmentsOutside={async (hours) =>
        (await api('POST /admin/opening-hours/touched', { body: { hours } })).appointments.length
      }
    />
  )
}

export default AdminSettingsPage
