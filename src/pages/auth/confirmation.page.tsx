import { ConfirmationView } from '../../features/accounts/web/sign-in/confirmation-view.tsx'
import { Plate } from '../../features/plates/web/plate.public.tsx'
import { useHouse } from '../../features/settings/web/use-house.ts'
import { browserLoad, serverLoad } from '../../ui/routing/page-load.ts'
import { houseAndPlates } from '../parts/house-and-plates.ts'

const load = houseAndPlates('contact')

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)

const EmailConfirmationPage = () => (
  <ConfirmationView
    houseName={useHouse().name}
    plate={<Plate slot="contact" sizes="(min-width: 60rem) 40vw, 1px" />}
  />
)

export default EmailConfirmationPage
