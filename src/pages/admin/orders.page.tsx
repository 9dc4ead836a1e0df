import { useTranslation } from 'react-i18next'
import { adminOrdersTexts } from '../../features/orders/admin/admin-orders.texts.ts'
import { OrderList } from '../../features/orders/admin/list/order-list.tsx'
import { houseQuery } from '../../features/settings/web/house.queries.ts'
import { useHouse } from '../../features/settings/web/use-house.ts'
import { pathTo } from '../../sitemap.ts'
import { useOwnTexts } from '../../ui/i18n/use-own-texts.ts'
import { PageHead } from '../../ui/routing/page-head.tsx'
import { browserLoad, type PageLoad, serverLoad } from '../../ui/routing/page-load.ts'

const load: PageLoad = ({ api, queries }) => queries.ensureQueryData(houseQuery(api()))

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)

const OrderListPage = () => {
  useOwnTexts('adminOrders', adminOrdersTexts)
  const { t } = useTranslation('adminOrders')
  const { name } = useHouse()
  return (
    <>
      <PageHead
        title={`${t('title')} · ${name}`}
        description={t('description')}
        path={pathTo('adminOrders')}
        siteName={name}
        indexed={false}
      />
      <div className="frame py-6">
        <h1 className="font-semibold text-[2rem]/tight">{t('title')}</h1>
        <p className="mt-1 mb-6 max-w-[46rem] text-ink-soft text-small">{t('lead')}</p>
        <div className="noscript:hidden">
          <OrderList />
        </div>
      </div>
    </>
  )
}

export default OrderListPage
