import { AccountScreen } from '../features/accounts/web/account/account-screen.tsx'
import { AccountOverview } from '../features/accounts/web/overview/account-overview.tsx'
import { AppointmentsGlance } from '../features/appointments/web/own-appointments/appointments-glance.tsx'
import { MeasuresGlance } from '../features/atelier/web/measures/measures-glance.tsx'
import { ChosenPlates } from '../features/catalog/web/chosen-plates.tsx'
import { PlatesSkeleton } from '../features/catalog/web/plates-skeleton.tsx'
import { FavouritesGlance } from '../features/favourites/web/favourites-glance.tsx'
import { OrdersGlance } from '../features/orders/web/own-orders/orders-glance.tsx'
import { houseQuery } from '../features/settings/web/house.queries.ts'
import { useHouse } from '../features/settings/web/use-house.ts'
import { browserLoad, type PageLoad, serverLoad } from '../ui/routing/page-load.ts'

const load: PageLoad = ({ api, queries }) => queries.ensureQueryData(houseQuery(api()))

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)

const ComptePage = () => {
  const { name, phone } = useHouse()
  return (
    <AccountScreen page="account" houseName={name}>
      <AccountOverview
        glances={[
          { section: 'orders', content: <OrdersGlance /> },
          { section: 'appointments', content: <AppointmentsGlance phone={phone} /> },
          { section: 'measures', content: <MeasuresGlance /> },
          {
            section: 'favourites',
            content: (
              <FavouritesGlance waiting={<PlatesSkeleton />} pieces={(ids) => <ChosenPlates ids={ids} />} />
            ),
          },
        ]}
      />
    </AccountScreen>
  )
}

export default ComptePage
