import { useHasRights } from '../../features/accounts/admin/use-is-admin.ts'
import { adminOrdersTexts } from '../../features/orders/admin/admin-orders.texts.ts'
import { OrderList } from '../../features/orders/admin/list/order-list.tsx'
import { houseQuery } from '../../features/settings/web/house.queries.ts'
import { useHouse } from '../../features/settings/web/use-house.ts'
import { pathTo } from '../../sitemap.ts'
import { DeskPage } from '../../ui/admin/desk-page.tsx'
import { useOwnTexts } from '../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../ui/i18n/use-translation.tsx'
import { browserLoad, type PageLoad, serverLoad } from '../../ui/routing/page-load.ts'

const load: PageLoad = ({ api, queries }) => queries.ensureQueryData(houseQuery(api()))

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)

const OrderListPage = () => {
  useOwnTexts('adminOrders', adminOrdersTexts)
  const { t } = useTranslation('adminOrders')
  const { name } = useHouse()
  return (
    <DeskPage path={pathTo('adminOrders')} houseName={name} t={t}>
      <div className="mt-2 noscript:hidden">
        <OrderList
          maySave={useHasRights(['accounting']) === true}
          mayWork={useHasRights(['sales']) !== false}
        />
      </div>
    </DeskPage>
  )
}

export default OrderListPage
