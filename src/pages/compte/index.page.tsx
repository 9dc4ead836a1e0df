import { AccountScreen } from '../../features/accounts/web/account/account-screen.tsx'
import { AccountOverview } from '../../features/accounts/web/overview/account-overview.tsx'
import { DefaultAddress } from '../../features/addresses/web/fields/default-address.tsx'
import { AppointmentsGlance } from '../../features/appointments/web/own-appointments/appointments-glance.tsx'
import { ChosenPlates } from '../../features/catalog/web/chosen/chosen-plates.tsx'
import { PlatesSkeleton } from '../../features/catalog/web/chosen/plates-skeleton.tsx'
import { FavouritesGlance } from '../../features/favourites/web/favourites-glance.tsx'
import { OrdersGlance } from '../../features/orders/web/own-orders/list/orders-glance.tsx'
import { Plate } from '../../features/plates/web/plate.public.tsx'
import { useHouse } from '../../features/settings/web/use-house.ts'
import { MeasuresGlance } from '../../features/sizing/web/measures/measures-glance.tsx'
import { browserLoad, serverLoad } from '../../ui/routing/page-load.ts'
import { houseAndPlates } from '../parts/house-and-plates.ts'
import { WaitingCart } from '../parts/waiting-cart.tsx'

const load = houseAndPlates('withdrawal', 'way', 'measure-tour-taille')

const plateSizes = '(min-width: 108rem) 24rem, (min-width: 64rem) 21vw, (min-width: 48rem) 29vw, 36vw'

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)

const ComptePage = () => {
  const { name } = useHouse()
  return (
    <AccountScreen page="account" houseName={name}>
      <AccountOverview
        cart={<WaitingCart />}
        address={<DefaultAddress />}
        glances={[
          {
            section: 'orders',
            plate: <Plate slot="withdrawal" sizes={plateSizes} />,
            content: <OrdersGlance />,
          },
          {
            section: 'appointments',
            plate: <Plate slot="way" sizes={plateSizes} />,
            content: <AppointmentsGlance />,
          },
          {
            section: 'measures',
            plate: <Plate slot="measure-tour-taille" sizes={plateSizes} />,
            content: <MeasuresGlance />,
          },
        ]}
        favourites={
          <FavouritesGlance waiting={<PlatesSkeleton />} products={(ids) => <ChosenPlates ids={ids} />} />
        }
      />
    </AccountScreen>
  )
}

export default ComptePage
