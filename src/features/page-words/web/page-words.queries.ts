import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../shared/api/client.ts'
import type { PageWordsContract } from '../page-words.contract.ts'
import type { WordedPage } from '../page-words.limits.ts'

/** What the house says otherwise on a page. Every load of the page asks for it: its words come with it. */
export const pageWordsQuery = (api: Api<PageWordsContract>, page: WordedPage) =>
  queryOptions({
    queryKey: ['page-words', api.lng, page],
    queryFn: async ({ signal }) =>
      (await api('GET /page-words/{page}', { params: { page }, signal })).words as Readonly<
        Record<string, string>
      >,
  })
