import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../shared/api/client.ts'
import type { BodyMeasuresContract } from '../body-measures.contract.ts'

/** The measures of the account that is signed in. */
export const ownMeasuresQuery = (api: Api<BodyMeasuresContract>) =>
  queryOptions({
    queryKey: ['bodyMeasures'],
    queryFn: ({ signal }) => api('GET /account/measures', { signal }),
    meta: { private: true },
  })

export const versionsQuery = (api: Api<BodyMeasuresContract>, id: string) =>
  queryOptions({
    queryKey: ['bodyMeasures', id, 'versions'],
    queryFn: async ({ signal }) =>
      (await api('GET /account/measures/{id}/versions', { params: { id }, signal })).versions,
    meta: { private: true },
  })
