import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../shared/api/client.ts'
import type { SettingsContract } from '../settings.contract.ts'

/** The company behind the house, for the pages on which the law requires it. */
export const legalQuery = (api: Api<SettingsContract>) =>
  queryOptions({
    queryKey: ['house-legal', api.lng],
    queryFn: async ({ signal }) => (await api('GET /house/legal', { signal })).legal,
    staleTime: Number.POSITIVE_INFINITY,
  })
