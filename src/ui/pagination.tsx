import { Link } from 'react-router'
import { classNames } from './class-names.ts'
import { paginationWindow } from './pagination-window.ts'

type PaginationProps = {
  page: number
  totalPages: number
  hrefOf: (page: number) => string
  labels: { navigation: string; previous: string; next: string; page: (page: number) => string }
  /** While the next page is on its way, nothing can be pressed. */
  busy?: boolean
}

const STEP =
  'inline-flex min-h-11 min-w-11 items-center justify-center px-2 tabular-nums [--thread-drop:0.25rem]'

/** Numbered pages as real links: they can be opened in a tab, crawled, and followed without script. */
export function Pagination({ page, totalPages, hrefOf, labels, busy = false }: PaginationProps) {
  if (totalPages <= 1) return null
  return (
    <nav
      aria-label={labels.navigation}
      aria-busy={busy || undefined}
      className="grid grid-cols-2 items-center justify-center gap-x-8 gap-y-2 sm:flex sm:gap-x-3"
    >
      <span className="text-right">
        <PageLink href={page > 1 && !busy ? hrefOf(page - 1) : null} rel="prev">
          {labels.previous}
        </PageLink>
      </span>
      <ul className="order-first col-span-2 flex justify-center gap-x-1 sm:order-none sm:gap-x-3">
        {paginationWindow(page, totalPages).map((number) => (
          <li key={number}>
            <PageLink
              href={busy ? null : hrefOf(number)}
              label={labels.page(number)}
              current={number === page}
            >
              {number}
            </PageLink>
          </li>
        ))}
      </ul>
      <span>
        <PageLink href={page < totalPages && !busy ? hrefOf(page + 1) : null} rel="next">
          {labels.next}
        </PageLink>
      </span>
    </nav>
  )
}

type PageLinkProps = {
  href: string | null
  rel?: 'prev' | 'next'
  label?: string
  current?: boolean
  children: string | number
}

function PageLink({ href, rel, label, current = false, children }: PageLinkProps) {
  const shared = { 'aria-label': label, 'aria-current': current ? ('page' as const) : undefined }
  const classes = classNames(STEP, 'thread-link', current && 'font-medium')
  if (href === null)
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
    <Link to={href} rel={rel} {...shared} className={classes}>
      {children}
    </Link>
  )
}
