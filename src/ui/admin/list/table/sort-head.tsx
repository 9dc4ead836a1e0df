import { Link } from 'react-router'
import { useTranslation } from '../../../i18n/use-translation.tsx'

/** The two orders that a column gives to a list, by the values of its choice `sort`. */
export interface ColumnSort {
  readonly up: string
  readonly down: string
  /** What is read first, when the column is pressed for the first time. */
  readonly first: 'up' | 'down'
}

export interface Sorting {
  readonly chosen: string | undefined
  readonly hrefOf: (sort: string) => string
}

export const directionOf = (sort: ColumnSort | undefined, chosen: string | undefined) => {
  if (sort === undefined || chosen === undefined) return undefined
  if (chosen === sort.up) return 'ascending'
  return chosen === sort.down ? 'descending' : undefined
}

interface SortHeadProps {
  readonly label: string
  readonly sort: ColumnSort
  readonly sorting: Sorting
}

/** The head of a column that sorts the list: a press sorts by it, the next one the other way round. */
export const SortHead = ({ label, sort, sorting }: SortHeadProps) => {
  const { t } = useTranslation('list')
  const direction = directionOf(sort, sorting.chosen)
  const other = direction === 'ascending' ? sort.down : sort.up
  const next = direction === undefined ? sort[sort.first] : other
  return (
    <Link
      to={sorting.hrefOf(next)}
      preventScrollReset
      className="group inline-flex min-h-9 items-center gap-1 hover:text-ink"
    >
      {label}
      <span className="sr-only">, {t(next === sort.up ? 'sortedUp' : 'sortedDown')}</span>
      <span
        aria-hidden="true"
        className={
          direction ? 'text-garance' : 'opacity-0 group-hover:opacity-60 group-focus-visible:opacity-60'
        }
      >
        {(direction ?? (sort.first === 'up' ? 'ascending' : 'descending')) === 'ascending' ? '↑' : '↓'}
      </span>
    </Link>
  )
}
