import { LanguageSwitch } from '../../features/frame/web/language-switch.tsx'
import { ChallengeView } from '../../features/payments/web/challenge/challenge-view.tsx'
import { houseQuery } from '../../features/settings/web/house.queries.ts'
import { useHouse } from '../../features/settings/web/use-house.ts'
import { browserLoad, type PageLoad, serverLoad } from '../../ui/routing/page-load.ts'

const load: PageLoad = ({ api, queries }) => queries.ensureQueryData(houseQuery(api()))

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)

const ThreeDSecurePage = () => <ChallengeView houseName={useHouse().name} languages={<LanguageSwitch />} />

export default ThreeDSecurePage
