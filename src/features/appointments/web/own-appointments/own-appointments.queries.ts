import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../../shared/api/client.ts'
import type { AppointmentsContract } from '../../appointments.contract.ts'

type AppointmentsApi = Api<AppointmentsContract>

/** How a customer reaches an appointment: signed in, or by the key of the mailed link. */
export interface OwnAccess {
  readonly id: string
  readonly key?: string | undefined
}

/** Appointments are always read again, because the team may have confirmed or moved one. */
const everAnew = { staleTime: 0, refetchOnWindowFocus: true, meta: { private: true } } as const

/** The appointments of the account that is signed in, the latest first. */
export const ownAppointmentsQuery = (api: AppointmentsApi) =>
  queryOptions({
    queryKey: ['appointments', api.lng],
    queryFn: async ({ signal }) => (await api('GET /appointments', { signal })).appointments,
    ...everAnew,
  })

/** The appointment of a mailed link. */
export const linkedAppointmentQuery = (api: AppointmentsApi, { id, key }: OwnAccess) =>
  queryOptions({
    queryKey: ['appointments', api.lng, id, key],
    queryFn: async ({ signal }) =>
      (await api('GET /appointments/{id}', { params: { id }, query: { key }, signal })).appointment,
    ...everAnew,
  })
