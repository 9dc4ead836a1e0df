import type { PageWordsContract } from '../../features/page-words/page-words.contract.ts'
import type { WordedPage } from '../../features/page-words/page-words.limits.ts'
import { pageWordsQuery, previewKeyIn } from '../../features/page-words/web/page-words.queries.ts'
import type { PageLoad } from '../../ui/routing/page-load.ts'

/**
 * What the house says otherwise on a page. A page reads with the words of the software when that is not known; a
 * preview whose key opens nothing leads nowhere.
 */
export const wordsOf =
  (page: WordedPage): PageLoad =>
  ({ api, queries, url }) => {
    const key = previewKeyIn(url.searchParams)
    const query = pageWordsQuery(api<PageWordsContract>(), page, key)
    return key ? queries.ensureQueryData(query) : queries.prefetchQuery({ ...query, retry: false })
  }
