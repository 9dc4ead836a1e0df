import { Link } from 'react-router'
import { classNames } from '../class-names.ts'
import { useIntent } from '../late/use-intent.ts'
import { paginationWindow } from './pagination-window.ts'

interface PaginationProps {
  readonly page: number
  readonly totalPages: number
  readonly hrefOf: (page: number) => string
  readonly labels: {
    readonly navigation: string
    readonly previous: string
    readonly next: string
    readonly page: (page: number) => string
  }
  /** Disables all links while the next page is loading. */
  readonly busy?: boolean
  /** Called when the visitor seems about to open a page. */
  readonly onIntent?: (page: number) => void
}

const STEP =
  'inline-flex min-h-11 min-w-11 items-center justify-center px-2 tabular-nums [--thread-drop:0.25rem]'

/** Numbered pages as real links: they can be opened in a tab, crawled, and followed without script. */
export const Pagination = ({ page, totalPages, hrefOf, labels, busy = false, onIntent }: PaginationProps) => {
  if (totalPages <= 1) return null
  const wayTo = (number: number) =>
    busy || number < 1 || number > totalPages
      ? null
      : { href: hrefOf(number), onIntent: () => onIntent?.(number) }
  return (
    <nav
      aria-label={labels.navigation}
      aria-busy={busy || undefined}
      className="grid grid-cols-2 items-center justify-center gap-x-8 gap-y-2 sm:flex sm:gap-x-3 print:hidden"
    >
      <span className="text-right">
        <PageLink way={wayTo(page - 1)} rel="prev">
          {labels.previous}
        </PageLink>
      </span>
      <ul className="order-first col-span-2 flex justify-center gap-x-1 sm:order-none sm:gap-x-3">
        {paginationWindow(page, totalPages).map((number) => (
          <li key={number}>
            <PageLink way={wayTo(number)} label={labels.page(number)} current={number === page}>
              {number}
            </PageLink>
          </li>
        ))}
      </ul>
      <span>
        <PageLink way={wayTo(page + 1)} rel="next">
          {labels.next}
        </PageLink>
      </span>
    </nav>
  )
}

interface PageLinkProps {
  /** Null when there is no such page, or when the links are disabled. */
  readonly way: { readonly href: string; readonly onIntent: () => void } | null
  readonly rel?: 'prev' | 'next'
  readonly label?: string
  readonly current?: boolean
  readonly children: string | number
}

const PageLink = ({ way, rel, label, current = false, children }: PageLinkProps) => {
  const intent = useIntent(() => way?.onIntent())
  const shared = { 'aria-label': label, 'aria-current': current ? ('page' as const) : undefined }
  const classes = classNames(STEP, 'thread-link', current && 'font-medium')
  if (way === null)
    return (
      <a
        role="link"
        aria-disabled="true"
        {...shared}
        className={classNames(classes, 'text-ink-soft opacity-70')}
      >
        {children}
      </a>
    )
  return (
    <Link to={way.href} rel={rel} {...shared} {...intent} className={classes}>
      {children}
    </Link>
  )
}
