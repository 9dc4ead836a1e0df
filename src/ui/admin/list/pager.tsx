import { Link } from 'react-router'

interface PagerProps {
  readonly page: number
  readonly totalPages: number
  readonly hrefOf: (page: number) => string
  readonly labels: {
    readonly navigation: string
    readonly previous: string
    readonly next: string
    /** For instance « Page 2 sur 7 ». */
    readonly place: string
  }
}

const step = 'thread-link relative inline-flex min-h-11 items-center'

/** Links to the previous and the next page of a ledger. */
export const Pager = ({ page, totalPages, hrefOf, labels }: PagerProps) => {
  if (totalPages === 0 || (totalPages === 1 && page === 1)) return null
  // From a page beyond the last one, the previous page is the last one.
  const previous = Math.min(page - 1, totalPages)
  return (
    <nav
      aria-label={labels.navigation}
      className="mt-2 flex flex-wrap items-center justify-end gap-x-6 text-small"
    >
      <span className="me-auto text-ink-soft tabular-nums">{labels.place}</span>
      {previous >= 1 && (
        <Link to={hrefOf(previous)} rel="prev" className={step}>
          {labels.previous}
        </Link>
      )}
      {page < totalPages && (
        <Link to={hrefOf(page + 1)} rel="next" className={step}>
          {labels.next}
        </Link>
      )}
    </nav>
  )
}
