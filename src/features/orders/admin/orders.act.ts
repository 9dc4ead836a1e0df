import { actOver } from '../../desk/admin/today/act.public.ts'
import type { AdminOrdersContract } from '../admin-orders.contract.ts'
import { undoneAtOnce } from '../corrections/taking-back.rules.ts'

export const prepareOrder = actOver<AdminOrdersContract>()(
  'prepare',
  (api, id) => api('PUT /admin/orders/{id}/status', { params: { id }, body: { status: 'in_preparation' } }),
  (api, id, idempotencyKey) =>
    api('POST /admin/orders/{id}/take-back', {
      params: { id },
      body: { step: 'in_preparation', reason: undoneAtOnce[api.lng] },
      idempotencyKey,
    }),
)
