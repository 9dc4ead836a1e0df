import { AccountScreen } from '../../features/accounts/web/account/account-screen.tsx'
import { useAccount } from '../../features/accounts/web/use-account.ts'
import { houseQuery } from '../../features/settings/web/house.queries.ts'
import { useHouse } from '../../features/settings/web/use-house.ts'
import { LatePart } from '../../ui/late/late-part.tsx'
import { lazyPart } from '../../ui/late/lazy-part.ts'
import { browserLoad, type PageLoad, serverLoad } from '../../ui/routing/page-load.ts'

const AddressBook = lazyPart(() =>
  import('../../features/addresses/web/book/address-book.tsx').then((module) => module.AddressBook),
)

const load: PageLoad = ({ api, queries }) => queries.ensureQueryData(houseQuery(api()))

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)

const AdressesPage = () => {
  const { user } = useAccount()
  const { name } = useHouse()
  return (
    <AccountScreen page="addresses" houseName={name}>
      <LatePart>
        <AddressBook owner={user} />
      </LatePart>
    </AccountScreen>
  )
}

export default AdressesPage
