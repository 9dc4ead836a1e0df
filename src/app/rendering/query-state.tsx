import { type DehydratedState, dehydrate, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'

const elementId = 'query-state'

/** The answers the page was made from, as a data block: nothing is fetched twice. Not a script to CSP, as it never runs. */
export const QueryState = () => {
  const queries = useQueryClient()
  const json = useMemo(
    () =>
      typeof document === 'undefined'
        ? JSON.stringify(dehydrate(queries)).replace(/</g, '\\u003c')
        : (document.getElementById(elementId)?.innerHTML ?? '{}'),
    [queries],
  )
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a data block, with < escaped so that it cannot end early
    <script id={elementId} type="application/json" dangerouslySetInnerHTML={{ __html: json }} />
  )
}

/** What QueryState wrote, read back by the browser's entry. */
export const readQueryState = (): Partial<DehydratedState> =>
  JSON.parse(document.getElementById(elementId)?.textContent ?? '{}')
