import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import type { Api } from '../../../shared/api/client.ts'
import type { Favourite, FavouritesContract } from '../favourites.contract.ts'
import { changeKept } from './change-kept.ts'
import { favouritesKey, favouritesQuery } from './favourites.queries.ts'

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} })

const aFavourite = (productId: string): Favourite => ({ productId, addedAt: '2026-10-14T10:00:00.000Z' })

const turns = async (count: number) => {
  for (let turn = 0; turn < count; turn++)
    await new Promise((resolve) => {
      setImmediate(resolve)
    })
}

/** A server that reads the list when it is asked, and lets its answers go one by one, changing the list as it does. */
const slowServer = () => {
  const kept: Favourite[] = []
  const waiting: (() => void)[] = []
  const answer = async (key: string, { params }: { params?: { productId?: string } } = {}) => {
    const favourites = [...kept]
    await new Promise<void>((resolve) => {
      waiting.push(resolve)
    })
    if (key.startsWith('PUT')) kept.unshift(aFavourite(params?.productId ?? ''))
    return { success: true, favourites }
  }
  const answerAll = async () => {
    while (waiting.length > 0) {
      waiting.shift()?.()
      await turns(5)
    }
  }
  return { api: answer as unknown as Api<FavouritesContract>, answerAll }
}

it('shows every product that was kept, though a read is overtaken by two changes', async () => {
  const { api, answerAll } = slowServer()
  const queries = new QueryClient()
  queries.setQueryData(favouritesKey, [])
  const stop = new QueryObserver(queries, { ...favouritesQuery(api), staleTime: 0 }).subscribe(() => {})
  await turns(2)
  const first = changeKept({ api, queries, favourite: aFavourite('a'), wanted: true })
  await turns(2)
  const second = changeKept({ api, queries, favourite: aFavourite('b'), wanted: true })
  await turns(2)
  await answerAll()
  await Promise.all([first, second])
  const shown = queries.getQueryData<readonly Favourite[]>(favouritesKey) ?? []
  expect(shown.map(({ productId }) => productId)).toEqual(['b', 'a'])
  stop()
})
