import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../../shared/api/client.ts'
import type { UnavailableDatesContract } from '../../unavailable-dates.contract.ts'
import type { NewClosure } from './closure-entry.ts'

type ClosuresApi = Api<UnavailableDatesContract>

const key = ['closures'] as const

const ofStaff = { staleTime: 0, refetchOnWindowFocus: true, meta: { private: true } } as const

/** The closures from today on. */
export const closuresQuery = (api: ClosuresApi) =>
  queryOptions({
    queryKey: [...key, 'list'],
    queryFn: async ({ signal }) => (await api('GET /admin/unavailable-dates', { signal })).closures,
    ...ofStaff,
  })

/** The appointments that a closure affects; read again once one of them was moved or cancelled. */
export const touchedQuery = (api: ClosuresApi, closure: NewClosure) =>
  queryOptions({
    queryKey: [...key, 'touched', closure, api.lng],
    queryFn: async ({ signal }) =>
      (await api('POST /admin/unavailable-dates/touched', { body: closure, signal })).appointments,
    ...ofStaff,
  })
