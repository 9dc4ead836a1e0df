import { type InvalidateQueryFilters, queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../shared/api/client.ts'
import type { PageWordsContract } from '../page-words.contract.ts'

const ownWordsKey = ['own-words'] as const

export const ownWordsQuery = (api: Api<PageWordsContract>) =>
  queryOptions({
    queryKey: ownWordsKey,
    queryFn: async ({ signal }) => (await api('GET /admin/page-words', { signal })).words,
    staleTime: 0,
    meta: { private: true },
  })

/** What is read again after words were changed. */
export const readingsOfWords: InvalidateQueryFilters = {
  predicate: ({ queryKey: [first] }) => first === ownWordsKey[0] || first === 'page-words',
}
