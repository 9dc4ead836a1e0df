import { useAccount } from '../../features/accounts/web/use-account.ts'
import { WishPage } from '../../features/commissions/web/wish/wish-page.tsx'
import { Plate } from '../../features/plates/web/plate.public.tsx'
import { useHouse } from '../../features/settings/web/use-house.ts'
import { browserLoad, serverLoad } from '../../ui/routing/page-load.ts'
import { houseAndPlates } from '../parts/house-and-plates.ts'

const load = houseAndPlates('savoir-faire-measure')

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)

const DemandePage = () => {
  const { name } = useHouse()
  const { user } = useAccount()
  return (
    <WishPage
      houseName={name}
      customer={user}
      plate={<Plate slot="savoir-faire-measure" sizes="(min-width: 64rem) 30vw, 16rem" />}
    />
  )
}

export default DemandePage
