import type { ReactNode } from 'react'
import { Pager } from './pager.tsx'
import { Unanswered } from './unanswered.tsx'

interface LedgerPageProps {
  readonly query: {
    readonly data: { readonly count: number; readonly totalPages: number } | undefined
    readonly error: Error | null
    readonly refetch: () => unknown
  }
  /** The number of rows that are shown; undefined until they are loaded. */
  readonly shown: number | undefined
  /** The text that is shown when there are no rows at all. */
  readonly empty: string
  readonly page: number
  readonly hrefOf: (page: number) => string
  /** The list's own texts. */
  readonly t: LedgerWords
  /** The filters of the rows, and the rows. */
  readonly children: ReactNode
}

type LedgerWords = (
  name: 'failed' | 'retry' | 'pastEnd' | 'pages.label' | 'pages.previous' | 'pages.next' | 'pages.place',
  place: { readonly page: number; readonly total: number },
) => string

/** Shows a ledger and its pager; when the ledger could not be read, an error takes its place. */
export const LedgerPage = ({ query, shown, empty, page, hrefOf, t, children }: LedgerPageProps) => {
  const { data, error, refetch } = query
  const total = data?.totalPages ?? 0
  const say = (name: Parameters<LedgerWords>[0]) => t(name, { page, total })
  if (!data && error)
    return (
      <Unanswered
        error={error}
        text={say('failed')}
        retry={{ label: say('retry'), onPress: () => void refetch() }}
      />
    )
  return (
    <>
      {children}
      {data && shown === 0 && <p className="py-5 text-ink-soft">{data.count > 0 ? say('pastEnd') : empty}</p>}
      {data && (
        <Pager
          page={page}
          totalPages={total}
          hrefOf={hrefOf}
          labels={{
            navigation: say('pages.label'),
            previous: say('pages.previous'),
            next: say('pages.next'),
            place: say('pages.place'),
          }}
        />
      )}
    </>
  )
}
