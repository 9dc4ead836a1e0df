import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'

const elementId = 'query-state'

interface AnsweredQuery {
  readonly key: QueryKey
  readonly data: unknown
}

/** What was answered and nothing of when: the page of an unchanged house is the same to the byte. */
const answered = (queries: QueryClient): readonly AnsweredQuery[] =>
  queries
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => ({ key: queryKey, data: state.data }))

/** The answers the page was made from, as a data block: nothing is fetched twice. Not a script to CSP, as it never runs. */
export const QueryState = () => {
  const queries = useQueryClient()
  const json = useMemo(
    () =>
      typeof document === 'undefined'
        ? JSON.stringify(answered(queries)).replace(/</g, '\\u003c')
        : (document.getElementById(elementId)?.innerHTML ?? '[]'),
    [queries],
  )
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a data block, with < escaped so that it cannot end early
    <script id={elementId} type="application/json" dangerouslySetInnerHTML={{ __html: json }} />
  )
}

/** What QueryState wrote, read back by the browser's entry; a kept page falls with what it was made from, so it is as fresh as if just asked. */
export const readQueryState = (): readonly AnsweredQuery[] =>
  JSON.parse(document.getElementById(elementId)?.textContent ?? '[]')
