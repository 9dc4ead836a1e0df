import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../../shared/api/client.ts'
import type { CivilDate } from '../../../../shared/calendar/civil-date.ts'
import type { AppointmentKind } from '../../../appointments/appointment-kinds.ts'
import type { Salon } from '../../../appointments/appointments.limits.ts'
import type { AdminAppointmentsContract } from '../../admin-appointments.contract.ts'

type AppointmentsApi = Api<AdminAppointmentsContract>

export const appointmentsKey = ['house-visits'] as const

const ofStaff = { staleTime: 0, refetchOnWindowFocus: true, meta: { private: true } } as const

/** One appointment with its events. */
export const appointmentQuery = (api: AppointmentsApi, id: string) =>
  queryOptions({
    queryKey: [...appointmentsKey, 'one', api.lng, id],
    queryFn: async ({ signal }) =>
      (await api('GET /admin/appointments/{id}', { params: { id }, signal })).appointment,
    ...ofStaff,
  })

interface CalendarSpan {
  readonly from: CivilDate
  readonly to: CivilDate
  readonly salon: Salon | undefined
}

/** The appointments and closures of some days; the previous days stay visible until they have loaded. */
export const calendarQuery = (api: AppointmentsApi, span: CalendarSpan) =>
  queryOptions({
    queryKey: [...appointmentsKey, 'calendar', api.lng, span],
    queryFn: ({ signal }) => api('GET /admin/calendar', { query: span, signal }),
    placeholderData: keepPreviousData,
    ...ofStaff,
  })

interface AskedPlace {
  readonly type: AppointmentKind
  readonly start: string
  readonly salon: Salon | undefined
  readonly appointment: string | undefined
}

/** The conflicts of an appointment at some time. */
export const placementQuery = (api: AppointmentsApi, asked: AskedPlace) =>
  queryOptions({
    queryKey: [...appointmentsKey, 'placement', api.lng, asked],
    queryFn: async ({ signal }) => (await api('GET /admin/placements', { query: asked, signal })).placement,
    ...ofStaff,
  })
