import { actOver } from '../../desk/admin/today/act.public.ts'
import type { AdminOrdersContract } from '../admin-orders.contract.ts'

export const prepareOrder = actOver<AdminOrdersContract>()('prepare', (api, id) =>
  api('PUT /admin/orders/{id}/status', { params: { id }, body: { status: 'in_preparation' } }),
)
