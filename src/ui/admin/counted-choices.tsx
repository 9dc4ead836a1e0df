import { Link } from 'react-router'
import { classNames } from '../class-names.ts'

interface CountedChoicesProps<Choice extends string> {
  readonly label: string
  readonly choices: readonly Choice[]
  /** The one that is shown; none when all are. */
  readonly chosen: Choice | undefined
  /** How many there are of each; unknown while they are on their way. */
  readonly counts: Readonly<Record<Choice, number>> | undefined
  readonly nameOf: (choice: Choice | undefined) => string
  /** The address in which the choice stands. */
  readonly hrefOf: (choice: Choice | undefined) => string
}

/** A list of the house told apart by where its entries stand, each kind with its number; the first shows all. */
export const CountedChoices = <Choice extends string>(props: CountedChoicesProps<Choice>) => {
  const { label, choices, chosen, counts, nameOf, hrefOf } = props
  const all = counts && choices.reduce((sum, each) => sum + counts[each], 0)
  return (
    <nav aria-label={label} className="mb-4 text-small">
      <ul className="flex flex-wrap gap-x-4">
        {[undefined, ...choices].map((choice) => (
          <li key={choice ?? 'all'}>
            <Link
              to={hrefOf(choice)}
              preventScrollReset
              aria-current={choice === chosen ? 'true' : undefined}
              className={classNames(
                'thread-link relative inline-flex min-h-11 items-center gap-2',
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
