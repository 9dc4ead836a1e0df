import { LinkedCommissionPage } from '../../features/commissions/web/own/linked-commission-page.tsx'
import { houseQuery } from '../../features/settings/web/house.queries.ts'
import { useHouse } from '../../features/settings/web/use-house.ts'
import { browserLoad, type PageLoad, serverLoad } from '../../ui/routing/page-load.ts'
import { commissionParts } from '../parts/commission-parts.tsx'

const load: PageLoad = ({ api, queries }) => queries.ensureQueryData(houseQuery(api()))

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)

const MaRobePage = () => <LinkedCommissionPage houseName={useHouse().name} parts={commissionParts} />

export default MaRobePage
