import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../shared/api/client.ts'
import type { SettingsContract } from '../settings.contract.ts'

/** Name, contact data and hours of the house. */
export const houseQuery = (api: Api<SettingsContract>) =>
  queryOptions({
    queryKey: ['house', api.lng],
    queryFn: async ({ signal }) => (await api('GET /house', { signal })).house,
    staleTime: Number.POSITIVE_INFINITY,
  })
