import { useHasRights, useIsAdmin } from '../../features/accounts/admin/use-is-admin.ts'
import { BookkeepingPage } from '../../features/bookkeeping/admin/bookkeeping-page.tsx'
import { houseQuery } from '../../features/settings/web/house.queries.ts'
import { useHouse } from '../../features/settings/web/use-house.ts'
import { browserLoad, type PageLoad, serverLoad } from '../../ui/routing/page-load.ts'

const load: PageLoad = ({ api, queries }) => queries.ensureQueryData(houseQuery(api()))

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)

const AdminBookkeepingPage = () => (
  <BookkeepingPage
    houseName={useHouse().name}
    isAdmin={useIsAdmin()}
    opensVisits={useHasRights(['salon']) === true}
  />
)

export default AdminBookkeepingPage
