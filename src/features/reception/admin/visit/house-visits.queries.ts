import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../../shared/api/client.ts'
import type { CivilDate } from '../../../../shared/calendar/civil-date.ts'
import type { AppointmentKind } from '../../../appointments/appointment-kinds.ts'
import type { AppointmentStatus } from '../../../appointments/appointment-status.rules.ts'
import type { Salon } from '../../../appointments/appointments.limits.ts'
import type { AdminAppointmentsContract } from '../../admin-appointments.contract.ts'
import type { AdminAppointmentSort, Period } from '../../reception.limits.ts'

type VisitsApi = Api<AdminAppointmentsContract>

const key = ['house-visits'] as const

const ofTheHouse = { staleTime: 0, refetchOnWindowFocus: true, meta: { private: true } } as const

export interface WantedVisits {
  readonly period: Period
  readonly status: AppointmentStatus | undefined
  readonly waiting: 'house' | undefined
  readonly type: AppointmentKind | undefined
  readonly salon: Salon | undefined
  readonly search: string
  readonly sort: AdminAppointmentSort | undefined
  readonly page: number
}

/** A page of the visits for the given filters. */
export const visitsQuery = (api: VisitsApi, wanted: WantedVisits) =>
  queryOptions({
    queryKey: [...key, 'list', api.lng, wanted],
    queryFn: ({ signal }) => api('GET /admin/appointments', { query: wanted, signal }),
    placeholderData: keepPreviousData,
    ...ofTheHouse,
  })

/** One visit with its events. */
export const visitQuery = (api: VisitsApi, id: string) =>
  queryOptions({
    queryKey: [...key, 'one', api.lng, id],
    queryFn: async ({ signal }) =>
      (await api('GET /admin/appointments/{id}', { params: { id }, signal })).appointment,
    ...ofTheHouse,
  })

interface CalendarSpan {
  readonly from: CivilDate
  readonly to: CivilDate
  readonly salon: Salon | undefined
}

/** The visits and closures of some days; the previous days stay visible until they have loaded. */
export const calendarQuery = (api: VisitsApi, span: CalendarSpan) =>
  queryOptions({
    queryKey: [...key, 'calendar', api.lng, span],
    queryFn: ({ signal }) => api('GET /admin/calendar', { query: span, signal }),
    placeholderData: keepPreviousData,
    ...ofTheHouse,
  })

interface AskedPlace {
  readonly type: AppointmentKind
  readonly start: string
  readonly salon: Salon | undefined
  readonly appointment: string | undefined
}

/** The conflicts of a visit at some time. */
export const placementQuery = (api: VisitsApi, asked: AskedPlace) =>
  queryOptions({
    queryKey: [...key, 'placement', api.lng, asked],
    queryFn: async ({ signal }) => (await api('GET /admin/placements', { query: asked, signal })).placement,
    ...ofTheHouse,
  })
