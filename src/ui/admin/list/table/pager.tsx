import { Link, useNavigate } from 'react-router'
import { locales } from '../../../../shared/i18n/locales.ts'
import { mostCounted } from '../../../../shared/pagination.ts'
import { useLanguage } from '../../../api/use-language.ts'
import { useOwnTexts } from '../../../i18n/use-own-texts.ts'
import { useTranslation } from '../../../i18n/use-translation.tsx'
import { listTexts } from '../list.texts.ts'

interface PagerProps {
  readonly page: number
  readonly totalPages: number
  readonly count: number
  /** There are more rows than are counted. */
  readonly more?: boolean
  /** The ids of the first and the last row that are shown, from which the pages beside it are found. */
  readonly ends?: { readonly first: string; readonly last: string } | undefined
  readonly hrefOf: (page: number, from?: { readonly after?: string; readonly before?: string }) => string
  readonly labels: {
    readonly navigation: string
    readonly previous: string
    readonly next: string
    /** For instance « Page 2 sur 7 ». */
    readonly place: string
  }
}

const step = 'thread-link relative inline-flex min-h-11 items-center'
const mostJumps = 500

/** Goes to any page that is counted. */
const PageJump = ({ page, totalPages, hrefOf }: Pick<PagerProps, 'page' | 'totalPages' | 'hrefOf'>) => {
  const { t } = useTranslation('list')
  const navigate = useNavigate()
  const pages = Array.from({ length: Math.min(totalPages, mostJumps) }, (_, n) => n + 1)
  return (
    <label className="flex items-center gap-2">
      <span className="text-ink-soft">{t('pages.jump')}</span>
      <select
        value={pages.includes(page) ? page : ''}
        onChange={({ target }) => void navigate(hrefOf(Number(target.value)))}
        className="control min-h-9 w-auto py-1 text-small"
      >
        {!pages.includes(page) && <option value="">…</option>}
        {pages.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
    </label>
  )
}

/** Links to the previous and the next page of a ledger, to any other, and how many rows there are. */
export const Pager = ({ page, totalPages, count, more = false, ends, hrefOf, labels }: PagerProps) => {
  useOwnTexts('list', listTexts)
  const { t } = useTranslation('list')
  const lng = useLanguage()
  if (totalPages === 0) return null
  const number = (rows: number) => new Intl.NumberFormat(locales[lng]).format(rows)
  const counted = more ? t('pages.more', { most: number(mostCounted) }) : t('pages.counted', { count })
  const isOnlyOne = totalPages === 1 && page === 1
  const goesOn = more && ends !== undefined
  // From a page beyond the last one, the previous page is the last one.
  const previous = goesOn ? page - 1 : Math.min(page - 1, totalPages)
  const hasNext = page < totalPages || goesOn
  return (
    <nav
      aria-label={labels.navigation}
      className="mt-2 flex min-h-11 flex-wrap items-center justify-end gap-x-6 text-small"
    >
      <span className="me-auto text-ink-soft tabular-nums">
        <span>{counted}</span>
        {!isOnlyOne && (
          <>
            {' · '}
            <span>{labels.place}</span>
          </>
        )}
      </span>
      {totalPages > 2 && <PageJump page={page} totalPages={totalPages} hrefOf={hrefOf} />}
      {previous >= 1 && (
        <Link
          to={hrefOf(previous, previous > 1 && ends ? { before: ends.first } : {})}
          rel="prev"
          className={step}
        >
          {labels.previous}
        </Link>
      )}
      {hasNext && (
        <Link to={hrefOf(page + 1, ends && { after: ends.last })} rel="next" className={step}>
          {labels.next}
        </Link>
      )}
    </nav>
  )
}
