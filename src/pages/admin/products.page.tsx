import { useSearchParams } from 'react-router'
import { PlannedOnDay } from '../../features/catalog-desk/admin/products/editor/publication/publication-date.tsx'
import { ProductsPage } from '../../features/catalog-desk/admin/products/products-page.tsx'
import { PlannedDay } from '../../features/planned-days/admin/planned-day.tsx'
import { houseQuery } from '../../features/settings/web/house.queries.ts'
import { useHouse } from '../../features/settings/web/use-house.ts'
import { browserLoad, type PageLoad, serverLoad } from '../../ui/routing/page-load.ts'

const load: PageLoad = ({ api, queries }) => queries.ensureQueryData(houseQuery(api()))

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)

const AdminProductsPage = () => {
  const opened = useSearchParams()[0].get('opened')
  return (
    <PlannedOnDay value={(day) => <PlannedDay day={day} except={opened} />}>
      <ProductsPage houseName={useHouse().name} />
    </PlannedOnDay>
  )
}

export default AdminProductsPage
