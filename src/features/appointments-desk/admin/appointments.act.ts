import { actOver } from '../../desk/admin/today/act.public.ts'
import type { TakeBacksContract } from '../../take-backs/take-backs.contract.ts'
import type { AdminAppointmentsContract } from '../admin-appointments.contract.ts'

export const confirmAppointment = actOver<AdminAppointmentsContract & TakeBacksContract>()(
  'confirm',
  (api, id) => api('PUT /admin/appointments/{id}/status', { params: { id }, body: { status: 'confirmed' } }),
  (api, id) =>
    api('POST /admin/take-backs', { body: { kind: 'appointment', id, action: 'appointment.confirmed' } }),
)
