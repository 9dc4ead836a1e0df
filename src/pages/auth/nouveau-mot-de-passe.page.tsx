import { NewPasswordView } from '../../features/accounts/web/sign-in/new-password-view.tsx'
import { Plate } from '../../features/plates/web/plate.public.tsx'
import { useHouse } from '../../features/settings/web/use-house.ts'
import { browserLoad, serverLoad } from '../../ui/routing/page-load.ts'
import { houseAndPlates } from '../parts/house-and-plates.ts'

const load = houseAndPlates('measure-longueur-bras')

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)

const NewPasswordPage = () => (
  <NewPasswordView
    houseName={useHouse().name}
    plate={<Plate slot="measure-longueur-bras" sizes="(min-width: 60rem) 40vw, 1px" />}
  />
)

export default NewPasswordPage
