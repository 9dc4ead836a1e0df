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
  /** What can be done about it at once, in place of when it is due. */
  readonly act?: { readonly to: LinkProps['to']; readonly label: string }
}

interface ToSeePanelProps {
  readonly title: string
  /** The number of all entries. */
  readonly count: number
  readonly rows: readonly ToSeeRow[]
  /** What is said instead of rows; left out where the panel is only there with some. */
  readonly none?: string
  /** The lists that hold all entries. */
  readonly all: readonly { readonly to: string; readonly label: string }[]
  /** Whether the panel is as wide as the page: its rows say more, below each other on a phone. */
  readonly isWide?: boolean
  /** Shown above the rows. */
  readonly notice?: ReactNode
}

/** A panel for one kind of task: the most urgent entries, and links to the lists that hold all. */
export const ToSeePanel = ({ title, count, rows, none, all, isWide, notice }: ToSeePanelProps) => {
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h3 className="flex items-baseline justify-between gap-4 border-rule border-b pb-2 font-medium">
        <span id={id}>{title}</span>
        <span className="font-normal text-ink-soft tabular-nums">{count}</span>
      </h3>
      {notice}
      {rows.length === 0 && !notice && none && <p className="pt-4 text-ink-soft text-small">{none}</p>}
      {rows.length > 0 && (
        <ul>
          {rows.map(({ key, to, name, lang, about, due, isUrgent, act }) => (
            <li key={key} className="flex flex-col border-hairline border-b py-2 text-small">
              <Link
                to={to}
                lang={lang}
                preventScrollReset
                className="truncate font-medium underline decoration-1 decoration-garance underline-offset-[0.22em] hover:text-garance"
              >
                {name}
              </Link>
              <span className={classNames('flex flex-wrap gap-x-3', isWide && 'max-sm:flex-col')}>
                <span className={classNames('text-ink-soft', isWide ? 'text-pretty' : 'truncate')}>
                  {about}
                </span>
                {due && (
                  <span
                    className={classNames(
                      'flex-none',
                      isWide ? 'sm:ms-auto' : 'ms-auto',
                      isUrgent ? 'font-medium text-garance' : 'text-ink-soft',
                    )}
                  >
                    {due}
                  </span>
                )}
                {act && (
                  <TextLink
                    to={act.to}
                    aria-label={`${act.label}, ${name}`}
                    className="flex-none self-start sm:ms-auto"
                  >
                    {act.label}
                  </TextLink>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      {count > rows.length && (
        <p className="mt-1 flex flex-wrap gap-x-4">
          {all.map(({ to, label }) => (
            <TextLink key={to} variant="standalone" to={to} className="min-h-11 text-small">
              {label}
            </TextLink>
          ))}
        </p>
      )}
    </section>
  )
}
