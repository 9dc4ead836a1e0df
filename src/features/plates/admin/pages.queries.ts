import { type InvalidateQueryFilters, queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../shared/api/client.ts'
import type { PlatesAdminContract } from '../plates-admin.contract.ts'

const key = 'admin-plates'

/** The pictures of the pages as the team works on them. */
export const editedPlatesQuery = (api: Api<PlatesAdminContract>) =>
  queryOptions({
    queryKey: [key, api.lng],
    queryFn: async ({ signal }) => (await api('GET /admin/plates', { signal })).plates,
    staleTime: 0,
    meta: { private: true },
  })

/** What is read again after a picture was changed: the room, and the pages that show it. */
export const readingsOfPlates: InvalidateQueryFilters = {
  predicate: ({ queryKey: [first] }) => first === key || first === 'plate',
}
