import { actOver } from '../../desk/admin/today/act.public.ts'
import type { CustomerNotesContract } from '../customer-notes.contract.ts'

export const thinkOfDate = actOver<CustomerNotesContract>()(
  'think-of-date',
  (api, id) => api('PUT /admin/customer-dates/{id}/reminder', { params: { id }, body: { done: true } }),
  (api, id) => api('PUT /admin/customer-dates/{id}/reminder', { params: { id }, body: { done: false } }),
)
