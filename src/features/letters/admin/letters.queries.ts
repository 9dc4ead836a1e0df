import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../shared/api/client.ts'
import type { Language } from '../../../shared/i18n/languages.ts'
import type { Letter, LetterLine, LettersContract } from '../letters.contract.ts'

type LettersApi = Api<LettersContract>

export const lettersKey = ['letters'] as const

/** What is being sent changes by itself. */
const askAgainMs = 5_000

/** The job that begins what is due comes a little after its moment, which is why a planned letter is asked for from then on. */
const movesByItself = ({ status, sendAt }: Pick<LetterLine, 'status' | 'sendAt'>) =>
  status === 'sending' || (sendAt !== null && Date.parse(sendAt) <= Date.now())

export const lettersQuery = (api: LettersApi) =>
  queryOptions({
    queryKey: [...lettersKey, 'all'],
    queryFn: async ({ signal }) => (await api('GET /admin/letters', { signal })).letters,
    staleTime: 0,
    refetchInterval: ({ state }) => state.data?.some(movesByItself) === true && askAgainMs,
    meta: { private: true },
  })

export const letterQuery = (api: LettersApi, id: string) =>
  queryOptions({
    queryKey: [...lettersKey, 'one', id],
    queryFn: ({ signal }) => api('GET /admin/letters/{id}', { params: { id }, signal }),
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) =>
      state.data !== undefined && movesByItself(state.data.letter) && askAgainMs,
    meta: { private: true },
  })

interface Previewed {
  readonly letter: Pick<Letter, '_id' | 'version'>
  readonly language: Language
}

export const letterPreviewQuery = (api: LettersApi, { letter: { _id: id, version }, language }: Previewed) =>
  queryOptions({
    queryKey: [...lettersKey, 'preview', id, version, language],
    queryFn: ({ signal }) =>
      api('GET /admin/letters/{id}/preview', { params: { id }, query: { language }, signal }),
    staleTime: 0,
    meta: { private: true },
  })
