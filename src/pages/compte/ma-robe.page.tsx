import { AccountScreen } from '../../features/accounts/web/account/account-screen.tsx'
import { OwnCommissions } from '../../features/commissions/web/own/own-commissions.tsx'
import type { PlatesContract } from '../../features/plates/plates.contract.ts'
import { Plate } from '../../features/plates/web/plate.public.tsx'
import { prefetchPlates } from '../../features/plates/web/plates.queries.ts'
import { houseQuery } from '../../features/settings/web/house.queries.ts'
import { useHouse } from '../../features/settings/web/use-house.ts'
import { browserLoad, type PageLoad, serverLoad } from '../../ui/routing/page-load.ts'
import { commissionParts } from '../parts/commission-parts.tsx'

const load: PageLoad = ({ api, queries }) =>
  Promise.all([
    queries.ensureQueryData(houseQuery(api())),
    prefetchPlates({ queries, api: api<PlatesContract>(), slots: ['savoir-faire-measure'] }),
  ])

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)

const MaRobePage = () => (
  <AccountScreen page="commissions" houseName={useHouse().name}>
    <OwnCommissions
      parts={commissionParts}
      emptyPlate={
        <Plate slot="savoir-faire-measure" sizes="(min-width: 64rem) 24vw, (min-width: 48rem) 36vw, 16rem" />
      }
    />
  </AccountScreen>
)

export default MaRobePage
