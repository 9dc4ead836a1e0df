import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { classNames } from '../../class-names.ts'

interface CountedChoicesProps<Choice extends string> {
  readonly label: string
  readonly choices: readonly Choice[]
  /** The choices that share all entries among them, when others cut across these; all of them when left out. */
  readonly parts?: readonly Choice[]
  /** The selected choice; undefined when all entries are shown, null when something else selects them. */
  readonly chosen: Choice | undefined | null
  /** The number of entries for each choice; undefined until they are loaded. */
  readonly counts: Readonly<Record<Choice, number>> | undefined
  readonly nameOf: (choice: Choice | undefined) => string
  /** The address that selects this choice. */
  readonly hrefOf: (choice: Choice | undefined) => string
}

/** What is left beside the chosen one when it is brought into sight. */
const edge = 24

/** Filters a list by the state of its entries and shows the number of each; the first choice shows all entries. */
export const CountedChoices = <Choice extends string>(props: CountedChoicesProps<Choice>) => {
  const { label, choices, parts = choices, chosen, counts, nameOf, hrefOf } = props
  const line = useRef<HTMLUListElement>(null)
  // After the paint, when it is laid out anyway: during each render it was laid out once more.
  useEffect(() => {
    const chosenLink = chosen === null ? null : line.current?.querySelector<HTMLElement>('[aria-current]')
    if (line.current && chosenLink)
      line.current.scrollLeft = chosenLink.offsetLeft - line.current.offsetLeft - edge
  }, [chosen])
  const all = counts && parts.reduce((sum, each) => sum + counts[each], 0)
  return (
    <nav aria-label={label} className="mb-2 text-small">
      {/* On a narrow screen they are one line, which goes on to the side. */}
      <ul
        ref={line}
        className="flex gap-x-5 overflow-x-auto max-sm:-mx-(--spacing-margin) max-sm:px-(--spacing-margin) sm:flex-wrap"
      >
        {[undefined, ...choices].map((choice) => (
          <li key={choice ?? 'all'}>
            <Link
              to={hrefOf(choice)}
              preventScrollReset
              aria-current={choice === chosen ? 'true' : undefined}
              className={classNames(
                'thread-link relative inline-flex min-h-11 items-center gap-2 whitespace-nowrap lg:min-h-9',
                choice === chosen ? 'text-ink' : 'text-ink-soft',
              )}
            >
              {nameOf(choice)}
              <span className="min-w-[3ch] tabular-nums">{choice ? counts?.[choice] : all}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
