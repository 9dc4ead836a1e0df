import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../shared/api/client.ts'
import type { GuaranteesContract } from '../guarantees.contract.ts'

/** The Union's notice, and which of these products the house guarantees beyond the law. */
export const guaranteesQuery = (api: Api<GuaranteesContract>, products: readonly string[] = []) => {
  const ids = products.toSorted().join()
  return queryOptions({
    queryKey: ['guarantees', api.lng, ids],
    queryFn: ({ signal }) => api('GET /guarantees', { query: ids ? { products: ids } : {}, signal }),
  })
}
