import { houseQuery } from '../../features/settings/web/house.queries.ts'
import { useHouse } from '../../features/settings/web/use-house.ts'
import { ReceiptLinkPage } from '../../features/withdrawals/web/receipt-link/receipt-link-page.tsx'
import { browserLoad, type PageLoad, serverLoad } from '../../ui/routing/page-load.ts'

const load: PageLoad = ({ api, queries }) => queries.ensureQueryData(houseQuery(api()))

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)

const AskedReceiptPage = () => <ReceiptLinkPage houseName={useHouse().name} />

export default AskedReceiptPage
