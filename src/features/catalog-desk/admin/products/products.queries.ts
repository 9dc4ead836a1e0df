import { type InvalidateQueryFilters, queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../../shared/api/client.ts'
import { listOver } from '../../../../ui/admin/list/list-declaration.ts'
import { searchMaxLength } from '../../../catalog/catalog.limits.ts'
import { catalogReadings } from '../../../catalog/catalog-readings.ts'
import { productStates } from '../../../catalog/product.limits.ts'
import type { NextVersionContract } from '../../next-version.contract.ts'
import type { ProductListContract } from '../../product-list.contract.ts'
import { listedProductSorts, productTraits, stockLevels } from '../../product-list.limits.ts'
import type { ProductVersionsContract } from '../../product-versions.contract.ts'
import type { ProductWritingContract } from '../../product-writing.contract.ts'

export const productsKey = ['admin-products'] as const

/** All products of the shop as the team works on them. */
export const listedProducts = listOver<ProductListContract>()({
  key: productsKey,
  call: 'GET /admin/products',
  read: ({ products: rows, ...page }) => ({ rows, ...page }),
  choices: { status: productStates, stock: stockLevels, trait: productTraits, sort: listedProductSorts },
  given: ['category'],
  ranges: { price: 'euros' },
  searchMaxLength,
})

export const editedProductKey = (id: string) => [...productsKey, 'one', id]

/** A product with all that is edited of it, in both languages. */
export const editedProductQuery = (api: Api<ProductWritingContract>, id: string) =>
  queryOptions({
    queryKey: editedProductKey(id),
    queryFn: async ({ signal }) =>
      (await api('GET /admin/products/{id}', { params: { id }, signal })).product,
    staleTime: 0,
    meta: { private: true },
  })

/** The changes that wait beside a product. */
export const nextVersionQuery = (api: Api<NextVersionContract>, id: string) =>
  queryOptions({
    queryKey: [...productsKey, 'next-version', id],
    queryFn: async ({ signal }) =>
      (await api('GET /admin/products/{id}/next-version', { params: { id }, signal })).nextVersion,
    staleTime: 0,
    meta: { private: true },
  })

/** What was done to a product, and which of its English texts are older than their French. */
export const versionsQuery = (api: Api<ProductVersionsContract>, id: string, page: number) =>
  queryOptions({
    queryKey: [...productsKey, 'versions', id, page],
    queryFn: ({ signal }) =>
      api('GET /admin/products/{id}/versions', { params: { id }, query: { page }, signal }),
    staleTime: 0,
    meta: { private: true },
  })

const changed = new Set<unknown>([...productsKey, ...Object.values(catalogReadings), 'products-by-ids'])

/** What is read again after a product was written: the lists of the team and all that the shop shows of it. */
export const readingsOfProducts: InvalidateQueryFilters = {
  predicate: ({ queryKey: [first] }) => changed.has(first),
}
