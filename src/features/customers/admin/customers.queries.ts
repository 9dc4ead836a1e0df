import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../shared/api/client.ts'
import type { TraceKind } from '../../desk/traces.ts'
import type { CustomersContract } from '../customers.contract.ts'

export const customersKey = ['customers'] as const

const ofStaff = { staleTime: 0, refetchOnWindowFocus: true, meta: { private: true } } as const

/** One person at a glance. */
export const customerQuery = (api: Api<CustomersContract>, id: string) =>
  queryOptions({
    queryKey: [...customersKey, 'one', id],
    queryFn: async ({ signal }) =>
      (await api('GET /admin/customers/{id}', { params: { id }, signal })).customer,
    ...ofStaff,
  })

export interface LinePage {
  readonly id: string
  readonly kind: TraceKind | undefined
  readonly year: number | undefined
  readonly after: string | undefined
}

/** A page of all that passed with a person. */
export const lineQuery = (api: Api<CustomersContract>, { id, kind, year, after }: LinePage) =>
  queryOptions({
    queryKey: [...customersKey, 'line', id, kind, year, after],
    queryFn: ({ signal }) =>
      api('GET /admin/customers/{id}/timeline', {
        params: { id },
        query: { ...(kind && { kind }), ...(year && { year }), ...(after && { after }) },
        signal,
      }),
    ...ofStaff,
  })
