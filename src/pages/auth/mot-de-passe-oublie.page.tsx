import { ForgottenView } from '../../features/accounts/web/sign-in/forgotten-view.tsx'
import type { ContentContract } from '../../features/content/content.contract.ts'
import { Plate } from '../../features/content/web/plate.tsx'
import { prefetchPlates } from '../../features/content/web/plates.queries.ts'
import { houseQuery } from '../../features/settings/web/house.queries.ts'
import { useHouse } from '../../features/settings/web/use-house.ts'
import { browserLoad, type PageLoad, serverLoad } from '../../ui/routing/page-load.ts'

const load: PageLoad = ({ api, queries }) =>
  Promise.all([
    queries.ensureQueryData(houseQuery(api())),
    prefetchPlates({ queries, api: api<ContentContract>(), slots: ['savoir-faire-hand'] }),
  ])

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)

const ForgottenPasswordPage = () => (
  <ForgottenView
    houseName={useHouse().name}
    plate={<Plate slot="savoir-faire-hand" sizes="(min-width: 60rem) 40vw, 1px" />}
  />
)

export default ForgottenPasswordPage
