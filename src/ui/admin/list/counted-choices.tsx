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

/** Filters a list by the state of its entries and shows the number of each; the first choice shows all entries. */
export const CountedChoices = <Choice extends string>(props: CountedChoicesProps<Choice>) => {
  const { label, choices, parts = choices, chosen, counts, nameOf, hrefOf } = props
  const all = counts && parts.reduce((sum, each) => sum + counts[each], 0)
  return (
    <nav aria-label={label} className="mb-4 text-small">
      {/* On a narrow screen the lines break where no width of a word decides: a face that comes late moves nothing. */}
      <ul className="grid grid-cols-2 gap-x-4 sm:flex sm:flex-wrap">
        {[undefined, ...choices].map((choice) => (
          <li key={choice ?? 'all'}>
            <Link
              to={hrefOf(choice)}
              preventScrollReset
              aria-current={choice === chosen ? 'true' : undefined}
              className={classNames(
                'thread-link relative flex min-h-11 items-center justify-between gap-2 sm:inline-flex',
                choice === chosen ? 'text-ink' : 'text-ink-soft',
              )}
            >
              {nameOf(choice)}
              <span className="min-w-[3ch] text-end tabular-nums sm:text-start">
                {choice ? counts?.[choice] : all}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
