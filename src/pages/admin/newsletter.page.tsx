import { useIsAdmin } from '../../features/accounts/admin/use-is-admin.ts'
import { ProductsField } from '../../features/catalog-desk/admin/product-choice/products-field.tsx'
import { LettersView } from '../../features/letters/admin/letters-view.tsx'
import { SubscribersPage } from '../../features/newsletter/admin/subscribers-page.tsx'
import { houseQuery } from '../../features/settings/web/house.queries.ts'
import { useHouse } from '../../features/settings/web/use-house.ts'
import { browserLoad, type PageLoad, serverLoad } from '../../ui/routing/page-load.ts'

const load: PageLoad = ({ api, queries }) => queries.ensureQueryData(houseQuery(api()))

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)

const AdminNewsletterPage = () => {
  const isAdmin = useIsAdmin()
  return (
    <SubscribersPage
      houseName={useHouse().name}
      isAdmin={isAdmin}
      letters={<LettersView isAdmin={isAdmin === true} ProductsField={ProductsField} />}
    />
  )
}

export default AdminNewsletterPage
