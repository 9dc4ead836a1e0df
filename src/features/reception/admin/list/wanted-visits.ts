import { pageIn } from '../../../../ui/admin/address-change.ts'
import { appointmentKinds } from '../../../appointments/appointment-kinds.ts'
import { appointmentStatuses } from '../../../appointments/appointment-status.rules.ts'
import { salons } from '../../../appointments/appointments.limits.ts'
import { adminAppointmentSorts, periods, searchMaxLength } from '../../reception.limits.ts'
import type { WantedVisits } from '../visit/house-visits.queries.ts'

/** The filters that a URL contains. */
export const wantedIn = (params: URLSearchParams): WantedVisits => ({
  period: periods.find((known) => known === params.get('period')) ?? 'upcoming',
  status: appointmentStatuses.find((known) => known === params.get('status')),
  waiting: params.get('waiting') === 'house' ? 'house' : undefined,
  type: appointmentKinds.find((known) => known === params.get('type')),
  salon: salons.find((known) => known === params.get('salon')),
  search: (params.get('search') ?? '').trim().slice(0, searchMaxLength),
  sort: adminAppointmentSorts.find((known) => known === params.get('sort')),
  page: pageIn(params, 'page'),
})
