import { AccountScreen } from '../../features/accounts/web/account/account-screen.tsx'
import { PrivacyPage } from '../../features/accounts/web/privacy/privacy-page.tsx'
import { houseQuery } from '../../features/settings/web/house.queries.ts'
import { useHouse } from '../../features/settings/web/use-house.ts'
import { browserLoad, type PageLoad, serverLoad } from '../../ui/routing/page-load.ts'

const load: PageLoad = ({ api, queries }) => queries.ensureQueryData(houseQuery(api()))

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)

const ConfidentialitePage = () => {
  const { name } = useHouse()
  return (
    <AccountScreen page="privacy" houseName={name}>
      <PrivacyPage />
    </AccountScreen>
  )
}

export default ConfidentialitePage
