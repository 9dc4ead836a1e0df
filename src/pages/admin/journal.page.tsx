import { SecurityLog } from '../../features/accounts-desk/admin/security-log/security-log.tsx'
import { JournalPage } from '../../features/journal/admin/journal-page.tsx'
import { houseQuery } from '../../features/settings/web/house.queries.ts'
import { useHouse } from '../../features/settings/web/use-house.ts'
import { browserLoad, type PageLoad, serverLoad } from '../../ui/routing/page-load.ts'
import { recordPath } from './found/rooms-of-admin.ts'

const load: PageLoad = ({ api, queries }) => queries.ensureQueryData(houseQuery(api()))

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)

const AdminJournalPage = () => (
  <JournalPage houseName={useHouse().name} pathOf={recordPath} connections={<SecurityLog />} />
)

export default AdminJournalPage
