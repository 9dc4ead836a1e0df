import { AccountScreen } from '../features/accounts/web/account/account-screen.tsx'
import { OwnOrders } from '../features/orders/web/own-orders/list/own-orders.tsx'
import type { PlatesContract } from '../features/plates/plates.contract.ts'
import { Plate } from '../features/plates/web/plate.public.tsx'
import { prefetchPlates } from '../features/plates/web/plates.queries.ts'
import { houseQuery } from '../features/settings/web/house.queries.ts'
import { useHouse } from '../features/settings/web/use-house.ts'
import { browserLoad, type PageLoad, serverLoad } from '../ui/routing/page-load.ts'

const load: PageLoad = ({ api, queries }) =>
  Promise.all([
    queries.ensureQueryData(houseQuery(api())),
    prefetchPlates({ queries, api: api<PlatesContract>(), slots: ['empty-favourites'] }),
  ])

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)

const CommandesPage = () => {
  const { name } = useHouse()
  return (
    <AccountScreen page="orders" houseName={name}>
      <OwnOrders
        emptyPlate={
          <Plate slot="empty-favourites" sizes="(min-width: 64rem) 24vw, (min-width: 48rem) 36vw, 16rem" />
        }
      />
    </AccountScreen>
  )
}

export default CommandesPage
