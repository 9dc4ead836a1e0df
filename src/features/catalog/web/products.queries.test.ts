import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { createApi } from '../../../shared/api/client.ts'
import { patientRetry } from '../../../ui/api/retry-policy.ts'
import type { CatalogContract } from '../catalog.contract.ts'
import { featuredQuery, productsByIdsQuery, productsQuery, similarQuery } from './products.queries.ts'

const api = createApi<CatalogContract>(() => Promise.reject(new Error('unanswered')), 'fr')

describe('product reads', () => {
  it('are fresh for 5 minutes, kept for 10, and apart in each language', () => {
    const english = createApi<CatalogContract>(() => Promise.reject(new Error('unanswered')), 'en')
    expect(productsQuery(api, {})).toMatchObject({ staleTime: 300_000, gcTime: 600_000 })
    expect(productsQuery(api, {}).queryKey).not.toEqual(productsQuery(english, {}).queryKey)
  })
  it('ask for one similar product more than is shown, as the product itself may be among them', () => {
    expect(similarQuery(api, 'mariage').queryKey).toContainEqual({ category: 'mariage', limit: 5 })
  })
})

describe('featured products', () => {
  it('are read by the patient layer, as long kept as any product', () => {
    expect(featuredQuery(api)).toMatchObject({ ...patientRetry, staleTime: 300_000, gcTime: 600_000 })
  })
})

describe('products by name', () => {
  it('are asked for a hundred at a time, and come as one list', async () => {
    const asked: string[][] = []
    const answering = createApi<CatalogContract>(async (_key, { query }) => {
      const ids = String(query?.ids).split(',')
      asked.push(ids)
      return { products: ids.map((id) => ({ _id: id })) }
    }, 'fr')
    const ids = Array.from({ length: 201 }, (_, place) => `piece-${place}`)
    const products = await new QueryClient().fetchQuery(productsByIdsQuery(answering, ids))
    expect(asked.map((some) => some.length)).toEqual([100, 100, 1])
    expect(new Set(products.map(({ _id }) => _id))).toEqual(new Set(ids))
  })

  it('are the same question in whatever order they are shown', () => {
    expect(productsByIdsQuery(api, ['b', 'a']).queryKey).toEqual(productsByIdsQuery(api, ['a', 'b']).queryKey)
  })
})
