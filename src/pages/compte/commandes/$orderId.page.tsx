import { useParams } from 'react-router'
import { AccountScreen } from '../../../features/accounts/web/account/account-screen.tsx'
import { OwnOrder } from '../../../features/orders/web/own-orders/own-order.tsx'
import { houseQuery } from '../../../features/settings/web/house.queries.ts'
import { useHouse } from '../../../features/settings/web/use-house.ts'
import { pathTo } from '../../../sitemap.ts'
import { browserLoad, type PageLoad, serverLoad } from '../../../ui/routing/page-load.ts'

const load: PageLoad = ({ api, queries }) => queries.ensureQueryData(houseQuery(api()))

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)

const OrderPage = () => {
  const { name } = useHouse()
  const { orderId = '' } = useParams()
  return (
    <AccountScreen page="order" houseName={name} path={pathTo('order', { orderId })}>
      <OwnOrder />
    </AccountScreen>
  )
}

export default OrderPage
