import { AccountScreen } from '../../features/accounts/web/account/account-screen.tsx'
import { ProfileForms } from '../../features/accounts/web/profile/profile-forms.tsx'
import { houseQuery } from '../../features/settings/web/house.queries.ts'
import { useHouse } from '../../features/settings/web/use-house.ts'
import { browserLoad, type PageLoad, serverLoad } from '../../ui/routing/page-load.ts'

const load: PageLoad = ({ api, queries }) => queries.ensureQueryData(houseQuery(api()))

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)

const EditPage = () => {
  const { name } = useHouse()
  return (
    <AccountScreen page="profile" houseName={name}>
      <ProfileForms />
    </AccountScreen>
  )
}

export default EditPage
