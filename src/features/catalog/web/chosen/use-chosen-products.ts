import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useApi } from '../../../../ui/api/use-api.ts'
import type { CatalogContract } from '../../catalog.contract.ts'
import { productsByIdsQuery } from '../products.queries.ts'

/** The products of these ids in the order of the ids, and how many of them the house no longer presents. */
export const useChosenProducts = (ids: readonly string[]) => {
  const query = productsByIdsQuery(useApi<CatalogContract>(), ids)
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...query,
    placeholderData: keepPreviousData,
  })
  const byId = new Map(data?.map((product) => [product._id, product]))
  const products = ids.flatMap((id) => byId.get(id) ?? [])
  return {
    status: data ? ('shown' as const) : isError ? ('failed' as const) : ('loading' as const),
    products,
    goneCount: isPlaceholderData ? 0 : ids.length - products.length,
    retry: () => refetch(),
  }
}
