import { type InvalidateQueryFilters, queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../shared/api/client.ts'
import type { NextWordsContract } from '../next-words.contract.ts'
import type { PageWordsContract } from '../page-words.contract.ts'
import type { WordedPage } from '../page-words.limits.ts'
import type { WordsHistoryContract } from '../words-history.contract.ts'

const ownWordsKey = ['own-words'] as const

export const ownWordsQuery = (api: Api<PageWordsContract>) =>
  queryOptions({
    queryKey: ownWordsKey,
    queryFn: async ({ signal }) => (await api('GET /admin/page-words', { signal })).words,
    staleTime: 0,
    meta: { private: true },
  })

export const nextWordsQuery = (api: Api<NextWordsContract>, page: WordedPage) =>
  queryOptions({
    queryKey: [...ownWordsKey, 'next', page],
    queryFn: async ({ signal }) =>
      (await api('GET /admin/page-words/{page}/next-version', { params: { page }, signal })).nextVersion,
    staleTime: 0,
    meta: { private: true },
  })

export const historyQuery = (api: Api<WordsHistoryContract>, page: WordedPage, number: number) =>
  queryOptions({
    queryKey: [...ownWordsKey, 'history', page, number],
    queryFn: ({ signal }) =>
      api('GET /admin/page-words/{page}/history', { params: { page }, query: { page: number }, signal }),
    staleTime: 0,
    meta: { private: true },
  })

/** What is read again after words were changed. */
export const readingsOfWords: InvalidateQueryFilters = {
  predicate: ({ queryKey: [first] }) => first === ownWordsKey[0] || first === 'page-words',
}
