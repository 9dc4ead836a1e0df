import { showFailure } from '../../../../ui/api/show-failure.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useWrite } from '../../../../ui/api/use-write.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { notify } from '../../../../ui/toasts/toasts.ts'
import type { NextWords, NextWordsContract } from '../../next-words.contract.ts'
import type { WordedPage } from '../../page-words.limits.ts'
import { readingsOfWords } from '../page-words.admin-queries.ts'

export type Deed =
  | { readonly name: 'publish' | 'discard' }
  | { readonly name: 'leave'; readonly key: string }
  | { readonly name: 'dates'; readonly publishAt: string | null; readonly endsAt: string | null }

/** What is done with the words that wait beside a page. */
export const useNextWords = (page: WordedPage, { version: seen, texts }: NextWords) => {
  const { t } = useTranslation('nextWords')
  const api = useApi<NextWordsContract>()
  const params = { page }
  const send = (deed: Deed): Promise<unknown> => {
    switch (deed.name) {
      case 'publish': {
        // Which ones they are is shown beside the button.
        const replacing = texts.filter(({ changedSince }) => changedSince).map(({ key }) => key)
        return api('POST /admin/page-words/{page}/next-version/publication', {
          params,
          body: { seen, replacing },
        })
      }
      case 'discard':
        return api('DELETE /admin/page-words/{page}/next-version', { params, query: { seen } })
      case 'leave':
        return api('PUT /admin/page-words/{page}/next-version/texts/{key}', {
          params: { page, key: deed.key },
          body: { words: null, seen },
        })
      case 'dates': {
        const { publishAt, endsAt } = deed
        return api('PUT /admin/page-words/{page}/next-version/dates', {
          params,
          body: { publishAt, endsAt, seen },
        })
      }
    }
  }
  const { write, writing } = useWrite({
    send,
    succeeded: (_answer, { name }) =>
      notify('general', { title: t(`next.done.${name}`), variant: 'success' }),
    failed: (error) => showFailure(t('next.failed'), error),
    refresh: readingsOfWords,
  })
  return { writing, do: (deed: Deed) => void write(deed) }
}
