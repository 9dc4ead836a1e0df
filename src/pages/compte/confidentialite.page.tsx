import { AccountScreen } from '../../features/accounts/web/account/account-screen.tsx'
import { houseQuery } from '../../features/settings/web/house.queries.ts'
import { useHouse } from '../../features/settings/web/use-house.ts'
import { LatePart } from '../../ui/late/late-part.tsx'
import { lazyPart } from '../../ui/late/lazy-part.ts'
import { browserLoad, type PageLoad, serverLoad } from '../../ui/routing/page-load.ts'

const PrivacyPage = lazyPart(() =>
  import('../../features/privacy/web/privacy-page.tsx').then((module) => module.PrivacyPage),
)

const load: PageLoad = ({ api, queries }) => queries.ensureQueryData(houseQuery(api()))

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)

const ConfidentialitePage = () => {
  const { name } = useHouse()
  return (
    <AccountScreen page="privacy" houseName={name}>
      <LatePart>
        <PrivacyPage />
      </LatePart>
    </AccountScreen>
  )
}

export default ConfidentialitePage
