import { AccountScreen } from '../../features/accounts/web/account/account-screen.tsx'
import { OwnAppointments } from '../../features/appointments/web/own-appointments/own-appointments.tsx'
import type { PlatesContract } from '../../features/plates/plates.contract.ts'
import { Plate } from '../../features/plates/web/plate.public.tsx'
import { prefetchPlates } from '../../features/plates/web/plates.queries.ts'
import { houseQuery } from '../../features/settings/web/house.queries.ts'
import { useHouse } from '../../features/settings/web/use-house.ts'
import { browserLoad, type PageLoad, serverLoad } from '../../ui/routing/page-load.ts'

const load: PageLoad = ({ api, queries }) =>
  Promise.all([
    queries.ensureQueryData(houseQuery(api())),
    prefetchPlates({ queries, api: api<PlatesContract>(), slots: ['appointments'] }),
  ])

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)

const RendezVousPage = () => {
  const { name, phone } = useHouse()
  return (
    <AccountScreen page="appointments" houseName={name}>
      <OwnAppointments
        phone={phone}
        emptyPlate={
          <Plate slot="appointments" sizes="(min-width: 64rem) 24vw, (min-width: 48rem) 36vw, 16rem" />
        }
      />
    </AccountScreen>
  )
}

export default RendezVousPage
