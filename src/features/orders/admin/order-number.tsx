import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../ui/api/use-api.ts'
import { useSignedIn } from '../../../ui/api/use-signed-in.ts'
import type { AdminOrdersContract } from '../admin-orders.contract.ts'
import { adminOrderQuery } from './admin-orders.queries.ts'

/** The number of an order, as soon as it is known. */
export const OrderNumber = ({ id }: { id: string }) => {
  const { t } = useTranslation('adminOrders')
  const { data } = useQuery({
    ...adminOrderQuery(useApi<AdminOrdersContract>(), id),
    enabled: useSignedIn() === true,
  })
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
