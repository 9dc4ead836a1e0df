import { type InvalidateQueryFilters, queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../../shared/api/client.ts'
import type { CategoriesContract } from '../../categories.contract.ts'
import { readingsOfProducts } from '../products/products.queries.ts'

const categoriesKey = ['admin-categories'] as const

/** The categories as the team works on them. */
export const editedCategoriesQuery = (api: Api<CategoriesContract>) =>
  queryOptions({
    queryKey: categoriesKey,
    queryFn: async ({ signal }) => (await api('GET /admin/categories', { signal })).categories,
    staleTime: 0,
    meta: { private: true },
  })

/** What is read again after a category was written: its products show its name. */
export const readingsOfCategories: InvalidateQueryFilters = {
  predicate: (query) =>
    query.queryKey[0] === categoriesKey[0] || (readingsOfProducts.predicate?.(query) ?? false),
}
