import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../shared/api/client.ts'
import { previewParam } from '../../../sitemap.ts'
import type { PageWordsContract } from '../page-words.contract.ts'
import type { WordedPage } from '../page-words.limits.ts'

/** What a page says otherwise, and of a preview whether its words still wait. */
interface SaidOtherwise {
  readonly words: Readonly<Record<string, string>>
  readonly waiting?: boolean
}

/** No key of ours is longer; a longer one opens nothing either. */
const longestKey = 400

/** The key in the address of a preview. */
export const previewKeyIn = (params: URLSearchParams) =>
  params.get(previewParam)?.slice(0, longestKey) || null

/** What the house says otherwise on a page. Every load of the page asks for it: its words come with it. */
export const pageWordsQuery = (api: Api<PageWordsContract>, page: WordedPage, key: string | null) =>
  queryOptions({
    queryKey: ['page-words', api.lng, page, key],
    queryFn: ({ signal }): Promise<SaidOtherwise> =>
      key
        ? api('POST /page-words/{page}/previews', { params: { page }, body: { key }, signal })
        : api('GET /page-words/{page}', { params: { page }, signal }),
  })
