import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'

const elementId = 'query-state'

interface AnsweredQuery {
  readonly key: QueryKey
  readonly data: unknown
}

/** The answers without their times, so that the page has the same bytes as long as the data is the same. */
const answered = (queries: QueryClient): readonly AnsweredQuery[] =>
  queries
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => ({ key: queryKey, data: state.data }))

/**
 * Writes the answers that the page was rendered from as a data block, so that nothing is fetched twice. The CSP does
 * not treat it as a script, because it never runs.
 */
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

/**
 * Reads what QueryState wrote, in the browser's entry. A cached page is dropped when its data changes, so the answers
 * are as fresh as new ones.
 */
export const readQueryState = (): readonly AnsweredQuery[] =>
  JSON.parse(document.getElementById(elementId)?.textContent ?? '[]')
