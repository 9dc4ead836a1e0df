import { AuthView } from '../../features/accounts/web/sign-in/auth-view.tsx'
import { Plate } from '../../features/plates/web/plate.public.tsx'
import { useHouse } from '../../features/settings/web/use-house.ts'
import { browserLoad, serverLoad } from '../../ui/routing/page-load.ts'
import { houseAndPlates } from '../parts/house-and-plates.ts'

const load = houseAndPlates('evening-opening')

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)

const AuthPage = () => (
  <AuthView
    houseName={useHouse().name}
    plate={<Plate slot="evening-opening" sizes="(min-width: 60rem) 40vw, 1px" />}
  />
)

export default AuthPage
