import { CountedChoices } from './counted-choices.tsx'
import type { Choices } from './list-declaration.ts'
import { OnlyToSee } from './only-to-see.tsx'
import type { List } from './use-list.ts'

export interface States<State extends string> {
  readonly label: string
  /** The states that share all rows among them, when others cut across these. */
  readonly parts?: readonly State[]
  readonly nameOf: (state: State | undefined) => string
}

interface ListStatesProps<C extends Choices, Row> {
  readonly list: List<C, Row>
  readonly states?: States<C['status'][number]>
  readonly toSee?: keyof C & string
}

/** The states of the rows with their counts; or, from the dashboard, that only what it counts is shown. */
export const ListStates = <C extends Choices, Row>({ list, states, toSee }: ListStatesProps<C, Row>) => {
  const { declaration, params, query, hrefWith } = list
  const isToSee = toSee !== undefined && params[toSee] !== undefined
  const notOnlyToSee = toSee === undefined ? {} : { [toSee]: undefined }
  return (
    <>
      {states && (
        <CountedChoices
          {...states}
          choices={declaration.choices.status ?? []}
          chosen={isToSee ? null : params.status}
          counts={query.data?.counts}
          hrefOf={(status) => hrefWith({ ...notOnlyToSee, status })}
        />
      )}
      {isToSee && <OnlyToSee count={query.data?.count} allHref={hrefWith(notOnlyToSee)} />}
    </>
  )
}
