import { actOver } from '../../desk/admin/today/act.public.ts'
import type { AdminAppointmentsContract } from '../admin-appointments.contract.ts'

export const confirmAppointment = actOver<AdminAppointmentsContract>()('confirm', (api, id) =>
  api('PUT /admin/appointments/{id}/status', { params: { id }, body: { status: 'confirmed' } }),
)
