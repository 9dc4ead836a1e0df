import { Link } from 'react-router'
import { classNames } from '../class-names.ts'

interface AddressChoicesProps<Choice extends string> {
  readonly label: string
  readonly choices: readonly (Choice | undefined)[]
  readonly chosen: Choice | undefined
  readonly nameOf: (choice: Choice | undefined) => string
  readonly hrefOf: (choice: Choice | undefined) => string
}

/** A choice among a few values, which is stored in the URL. */
export const AddressChoices = <Choice extends string>(props: AddressChoicesProps<Choice>) => {
  const { label, choices, chosen, nameOf, hrefOf } = props
  return (
    <nav aria-label={label} className="text-small">
      <ul className="flex flex-wrap gap-x-4">
        {choices.map((choice) => (
          <li key={choice ?? 'all'}>
            <Link
              to={hrefOf(choice)}
              preventScrollReset
              aria-current={choice === chosen ? 'true' : undefined}
              className={classNames(
                'thread-link relative inline-flex min-h-11 items-center',
                choice === chosen ? 'font-semibold text-ink' : 'text-ink-soft',
              )}
            >
              {nameOf(choice)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
