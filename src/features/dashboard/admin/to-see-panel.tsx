import { type ReactNode, useId } from 'react'
import { Link, type LinkProps } from 'react-router'
import { classNames } from '../../../ui/class-names.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { TextLink } from '../../../ui/text-link.tsx'

export interface ToSeeRow {
  readonly key: string
  readonly to: LinkProps['to']
  readonly name: string
  /** The language of the name, where it is not the reader’s. */
  readonly lang?: string
  readonly about: string
  readonly due?: string
  readonly isUrgent?: boolean
}

interface ToSeePanelProps {
  readonly title: string
  /** How many there are in all; unknown while they are on their way. */
  readonly count: number | undefined
  readonly rows: readonly ToSeeRow[] | undefined
  readonly none: string
  readonly all: { readonly to: string; readonly label: string }
  /** What stands above the rows. */
  readonly notice?: ReactNode
}

const expectedRows = ['first', 'second', 'third'] as const

const row = 'flex h-14 flex-col justify-center border-hairline border-b text-small'

/** One kind of what there is to see to. It is as high with one row as with three, so that nothing moves when they come. */
export const ToSeePanel = ({ title, count, rows, none, all, notice }: ToSeePanelProps) => {
  const id = useId()
  return (
    <section aria-labelledby={id} aria-busy={rows === undefined} className="flex min-w-0 flex-col">
      <h3 id={id} className="flex items-baseline justify-between gap-4 border-rule border-b pb-2 font-medium">
        {title}
        <span className="font-normal text-ink-soft tabular-nums">{count}</span>
      </h3>
      <div className="min-h-42">
        {notice}
        {rows === undefined ? (
          expectedRows.map((place) => (
            <div key={place} className={row}>
              <Skeleton className="h-4 w-3/4" />
            </div>
          ))
        ) : rows.length === 0 ? (
          !notice && <p className="py-4 text-ink-soft text-small">{none}</p>
        ) : (
          <ul>
            {rows.map(({ key, to, name, lang, about, due, isUrgent }) => (
              <li key={key} className={row}>
                <Link
                  to={to}
                  lang={lang}
                  preventScrollReset
                  className="truncate font-medium underline decoration-1 decoration-garance underline-offset-[0.22em] hover:text-garance"
                >
                  {name}
                </Link>
                <span className="flex gap-x-3">
                  <span className="truncate text-ink-soft">{about}</span>
                  {due && (
                    <span
                      className={classNames(
                        'ms-auto flex-none',
                        isUrgent ? 'font-medium text-garance' : 'text-ink-soft',
                      )}
                    >
                      {due}
                    </span>
                  )}
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
      <p className="min-h-11 text-small">
        {count !== undefined && rows && count > rows.length && (
          <TextLink variant="standalone" to={all.to}>
            {all.label}
          </TextLink>
        )}
      </p>
    </section>
  )
}
