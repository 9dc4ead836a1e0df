import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../shared/api/client.ts'
import type { ProductFilesContract } from '../product-files.contract.ts'

export const importsQuery = (api: Api<ProductFilesContract>) =>
  queryOptions({
    queryKey: ['product-imports'],
    queryFn: async ({ signal }) => (await api('GET /admin/product-imports', { signal })).imports,
    staleTime: 0,
    meta: { private: true },
  })
