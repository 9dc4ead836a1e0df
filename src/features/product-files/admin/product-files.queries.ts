import { type InvalidateQueryFilters, queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../shared/api/client.ts'
import { catalogReadings } from '../../catalog/catalog-readings.ts'
import type { ProductFilesContract } from '../product-files.contract.ts'

export const importsQuery = (api: Api<ProductFilesContract>) =>
  queryOptions({
    queryKey: ['product-imports'],
    queryFn: async ({ signal }) => (await api('GET /admin/product-imports', { signal })).imports,
    staleTime: 0,
    meta: { private: true },
  })

const ofCatalogue = new Set<unknown>([...Object.values(catalogReadings), 'products-by-ids'])

/** What is read again after many products were written: all that the team reads, and what the shop shows of them. */
export const readingsOfCatalogue: InvalidateQueryFilters = {
  predicate: ({ queryKey: [first], meta }) => meta?.private === true || ofCatalogue.has(first),
}
