import { type ReactNode, useId } from 'react'
import { Link, type LinkProps } from 'react-router'
import { TextLink } from '../../../ui/buttons/text-link.tsx'
import { classNames } from '../../../ui/class-names.ts'

interface ToSeeRow {
  readonly key: string
  readonly to: LinkProps['to']
  readonly name: string
  /** The language of the name, if it is not the language of the page. */
  readonly lang?: string
  readonly about: string
  readonly due?: string
  readonly isUrgent?: boolean
}

interface ToSeePanelProps {
  readonly title: string
  /** The number of all entries. */
  readonly count: number
  readonly rows: readonly ToSeeRow[]
  readonly none: string
  readonly all: { readonly to: string; readonly label: string }
  /** Shown above the rows. */
  readonly notice?: ReactNode
}

/** A panel for one kind of task: the most urgent entries, and a link to all. */
export const ToSeePanel = ({ title, count, rows, none, all, notice }: ToSeePanelProps) => {
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h3 className="flex items-baseline justify-between gap-4 border-rule border-b pb-2 font-medium">
        <span id={id}>{title}</span>
        <span className="font-normal text-ink-soft tabular-nums">{count}</span>
      </h3>
      {notice}
      {rows.length === 0 && !notice && <p className="pt-4 text-ink-soft text-small">{none}</p>}
      {rows.length > 0 && (
        <ul>
          {rows.map(({ key, to, name, lang, about, due, isUrgent }) => (
            <li key={key} className="flex flex-col border-hairline border-b py-2 text-small">
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
      {count > rows.length && (
        <TextLink variant="standalone" to={all.to} className="mt-1 min-h-11 text-small">
          {all.label}
        </TextLink>
      )}
    </section>
  )
}
