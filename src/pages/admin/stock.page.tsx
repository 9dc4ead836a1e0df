import { StockPage } from '../../features/catalog-desk/admin/stock/stock-page.tsx'
import { houseQuery } from '../../features/settings/web/house.queries.ts'
import { useHouse } from '../../features/settings/web/use-house.ts'
import { CountByCode } from '../../features/stock-count/admin/count-by-code.tsx'
import { browserLoad, type PageLoad, serverLoad } from '../../ui/routing/page-load.ts'

const load: PageLoad = ({ api, queries }) => queries.ensureQueryData(houseQuery(api()))

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)

const AdminStockPage = () => (
  <StockPage houseName={useHouse().name} counting={(openLine) => <CountByCode onFound={openLine} />} />
)

export default AdminStockPage
