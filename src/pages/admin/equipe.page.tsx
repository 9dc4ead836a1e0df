import { useAccount } from '../../features/accounts/web/use-account.ts'
import { houseQuery } from '../../features/settings/web/house.queries.ts'
import { useHouse } from '../../features/settings/web/use-house.ts'
import { TeamPage } from '../../features/team/admin/team-page.tsx'
import { browserLoad, type PageLoad, serverLoad } from '../../ui/routing/page-load.ts'
import { roomsOfAdmin } from './found/rooms-of-admin.ts'

const load: PageLoad = ({ api, queries }) => queries.ensureQueryData(houseQuery(api()))

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)

const AdminTeamPage = () => (
  <TeamPage houseName={useHouse().name} ownId={useAccount().user?._id} rooms={roomsOfAdmin} />
)

export default AdminTeamPage
