import type { PageWordsContract } from '../../features/page-words/page-words.contract.ts'
import type { WordedPage } from '../../features/page-words/page-words.limits.ts'
import { pageWordsQuery } from '../../features/page-words/web/page-words.queries.ts'
import type { PageLoad } from '../../ui/routing/page-load.ts'

/** What the house says otherwise on a page; it never fails, as a page reads with the words of the software. */
export const wordsOf =
  (page: WordedPage): PageLoad =>
  ({ api, queries }) =>
    queries.prefetchQuery({ ...pageWordsQuery(api<PageWordsContract>(), page), retry: false })
