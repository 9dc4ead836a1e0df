import { useHasRights, useIsAdmin } from '../../features/accounts/admin/use-is-admin.ts'
import { CommissionsPage } from '../../features/commissions-desk/admin/commissions-page.tsx'
import { houseQuery } from '../../features/settings/web/house.queries.ts'
import { useHouse } from '../../features/settings/web/use-house.ts'
import { browserLoad, type PageLoad, serverLoad } from '../../ui/routing/page-load.ts'

const load: PageLoad = ({ api, queries }) => queries.ensureQueryData(houseQuery(api()))

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)

const CreationsPage = () => (
  <CommissionsPage
    houseName={useHouse().name}
    rights={{ isAdmin: useIsAdmin(), maySell: useHasRights(['sales']) !== false }}
  />
)

export default CreationsPage
