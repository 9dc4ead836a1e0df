import { useApi } from '../../../ui/api/use-api.ts'
import { usePrivateQuery } from '../../../ui/api/use-private-query.ts'
import { useOwnTexts } from '../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import type { AdminOrdersContract } from '../admin-orders.contract.ts'
import { adminOrderQuery } from './admin-orders.queries.ts'
import { adminOrdersTexts } from './admin-orders.texts.ts'

/** The number of an order, as soon as it is known. */
export const OrderNumber = ({ id }: { id: string }) => {
  useOwnTexts('adminOrders', adminOrdersTexts)
  const { t } = useTranslation('adminOrders')
  const { data } = usePrivateQuery(adminOrderQuery(useApi<AdminOrdersContract>(), id))
  if (data) return t('order.title', { number: data.number })
  return (
    <>
      {t('order.loading')}
      {/* Its space is reserved, because the number may need a line of its own. */}
      <span aria-hidden="true" className="invisible">
        {' MC-2026-000000'}
      </span>
    </>
  )
}
