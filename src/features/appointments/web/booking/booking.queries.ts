import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../../shared/api/client.ts'
import type { AppointmentsContract } from '../../appointments.contract.ts'

/** The kinds of appointment that a customer can book. */
export const appointmentTypesQuery = (api: Api<AppointmentsContract>) =>
  queryOptions({
    queryKey: ['appointment-types', api.lng],
    queryFn: async ({ signal }) => (await api('GET /appointments/types', { signal })).types,
    staleTime: Number.POSITIVE_INFINITY,
  })
