import { useNavigate, useParams } from 'react-router'
import { AccountScreen } from '../../../features/accounts/web/account/account-screen.tsx'
import { NamedAddress } from '../../../features/addresses/web/fields/named-address.tsx'
import { OwnOrder } from '../../../features/orders/web/own-orders/order/own-order.tsx'
import { houseQuery } from '../../../features/settings/web/house.queries.ts'
import { useHouse } from '../../../features/settings/web/use-house.ts'
import { localizedPath } from '../../../shared/i18n/localized-path.ts'
import { pathTo } from '../../../sitemap.ts'
import { useLanguage } from '../../../ui/api/use-language.ts'
import { browserLoad, type PageLoad, serverLoad } from '../../../ui/routing/page-load.ts'

const load: PageLoad = ({ api, queries }) => queries.ensureQueryData(houseQuery(api()))

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)

const OrderPage = () => {
  const house = useHouse()
  const lng = useLanguage()
  const navigate = useNavigate()
  const { orderId = '' } = useParams()
  return (
    <AccountScreen page="order" houseName={house.name} path={pathTo('order', { orderId })}>
      <OwnOrder
        key={orderId}
        orderId={orderId}
        salon={house}
        address={(address) => <NamedAddress {...address} />}
        openCart={() => void navigate(localizedPath(pathTo('cart'), lng))}
      />
    </AccountScreen>
  )
}

export default OrderPage
