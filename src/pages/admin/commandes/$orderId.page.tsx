import { useParams } from 'react-router'
import { useHasRights, useIsAdmin } from '../../../features/accounts/admin/use-is-admin.ts'
import { OrderNotes } from '../../../features/notes/admin/order-notes.tsx'
import { AdminOrder } from '../../../features/orders/admin/admin-order.tsx'
import { adminOrdersTexts } from '../../../features/orders/admin/admin-orders.texts.ts'
import { OrderNumber } from '../../../features/orders/admin/order-number.tsx'
import { houseQuery } from '../../../features/settings/web/house.queries.ts'
import { useHouse } from '../../../features/settings/web/use-house.ts'
import { pathTo } from '../../../sitemap.ts'
import { useOwnTexts } from '../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { LocalLink } from '../../../ui/routing/local-link.tsx'
import { PageHead } from '../../../ui/routing/page-head.tsx'
import { browserLoad, type PageLoad, serverLoad } from '../../../ui/routing/page-load.ts'

const load: PageLoad = ({ api, queries }) => queries.ensureQueryData(houseQuery(api()))

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)

const AdminOrderPage = () => {
  useOwnTexts('adminOrders', adminOrdersTexts)
  const { t } = useTranslation('adminOrders')
  const { name } = useHouse()
  const { orderId = '' } = useParams()
  return (
    <>
      <PageHead
        title={`${t('order.loading')} · ${name}`}
        description={t('description')}
        path={pathTo('adminOrder', { orderId })}
        siteName={name}
        indexed={false}
      />
      <div className="frame py-4">
        <LocalLink
          to={pathTo('adminOrders')}
          className="thread-link relative inline-flex min-h-11 items-center text-small"
        >
          {t('order.back')}
        </LocalLink>
        <h1 className="mt-2 mb-6 font-semibold text-[1.5rem]/tight">
          <OrderNumber id={orderId} />
        </h1>
        <div className="noscript:hidden">
          <AdminOrder
            id={orderId}
            mayRefund={useIsAdmin()}
            mayWork={useHasRights(['sales'])}
            notes={<OrderNotes orderId={orderId} />}
          />
        </div>
      </div>
    </>
  )
}

export default AdminOrderPage
