import { type InvalidateQueryFilters, queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../shared/api/client.ts'
import type { BrandContract } from '../brand.contract.ts'

const key = 'brand-desk'

/** The visual identity as the team works on it. */
export const brandQuery = (api: Api<BrandContract>) =>
  queryOptions({
    queryKey: [key],
    queryFn: async ({ signal }) => (await api('GET /admin/brand', { signal })).pictures,
    staleTime: 0,
    meta: { private: true },
  })

/** What is read again after a change: the room, and the house, with which every page has the logo. */
export const readingsOfBrand: InvalidateQueryFilters = {
  predicate: ({ queryKey: [first] }) => first === key || first === 'house',
}
