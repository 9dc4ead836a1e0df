import { useHasRights, useIsAdmin } from '../../features/accounts/admin/use-is-admin.ts'
import { houseQuery } from '../../features/settings/web/house.queries.ts'
import { useHouse } from '../../features/settings/web/use-house.ts'
import { WithdrawalsPage } from '../../features/withdrawals/admin/withdrawals-page.tsx'
import { browserLoad, type PageLoad, serverLoad } from '../../ui/routing/page-load.ts'

const load: PageLoad = ({ api, queries }) => queries.ensureQueryData(houseQuery(api()))

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)

const RetractationsPage = () => (
  <WithdrawalsPage
    houseName={useHouse().name}
    mayAnswer={useIsAdmin()}
    mayNote={useHasRights(['sales']) !== false}
  />
)

export default RetractationsPage
