import { environmentManager } from '@tanstack/react-query'
import { afterEach, describe, expect, it } from 'vitest'
import { createApi } from '../../../shared/api/client.ts'
import type { CatalogContract } from '../catalog.contract.ts'
import { featuredQuery, productsQuery, similarQuery } from './products.queries.ts'

const api = createApi<CatalogContract>(() => Promise.reject(new Error('unanswered')), 'fr')

describe('product reads', () => {
  it('are fresh for 5 minutes, kept for 10, and apart in each language', () => {
    const english = createApi<CatalogContract>(() => Promise.reject(new Error('unanswered')), 'en')
    expect(productsQuery(api, {})).toMatchObject({ staleTime: 300_000, gcTime: 600_000 })
    expect(productsQuery(api, {}).queryKey).not.toEqual(productsQuery(english, {}).queryKey)
  })
  it('ask for one similar piece more than is shown, as the piece itself may be among them', () => {
    expect(similarQuery(api, 'mariage').queryKey).toContainEqual({ category: 'mariage', limit: 5 })
  })
})

describe('featured pieces', () => {
  afterEach(() => environmentManager.setIsServer(() => true))

  const { retry, retryDelay } = featuredQuery(api)
  const tries = (failures: number) => typeof retry === 'function' && retry(failures, new Error('failed'))
  const waits = (failures: number) =>
    typeof retryDelay === 'function' && retryDelay(failures, new Error('failed'))

  it('are asked for three times more in the browser, and once while a page is rendered', () => {
    environmentManager.setIsServer(() => false)
    expect([0, 1, 2, 3].map(tries)).toEqual([true, true, true, false])
    environmentManager.setIsServer(() => true)
    expect(tries(0)).toBe(false)
  })
  it('wait twice as long each time, from 1 s to 30 s', () => {
    expect([0, 1, 2, 4, 5, 9].map(waits)).toEqual([1000, 2000, 4000, 16_000, 30_000, 30_000])
  })
})
