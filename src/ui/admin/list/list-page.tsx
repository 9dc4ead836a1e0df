import type { ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import { Unanswered } from '../unanswered.tsx'
import { CountedChoices } from './counted-choices.tsx'
import { type Columns, Ledger } from './ledger.tsx'
import { type Filter, ListBar } from './list-bar.tsx'
import type { Choices } from './list-declaration.ts'
import { OnlyToSee } from './only-to-see.tsx'
import { Pager } from './pager.tsx'
import type { List } from './use-list.ts'

interface States<State extends string> {
  readonly label: string
  /** The states that share all rows among them, when others cut across these. */
  readonly parts?: readonly State[]
  readonly nameOf: (state: State | undefined) => string
}

interface Search {
  readonly label: string
  readonly submit: string
  readonly clear: string
  /** Says how many rows were found. */
  readonly found?: (count: number) => string
}

interface ListPageProps<C extends Choices, Row> {
  readonly list: List<C, Row>
  /** The list's own texts. */
  readonly t: ListWords
  readonly columns: Columns<Row>
  /** The number of lines that are kept free until the rows are loaded. */
  readonly expected: number
  /** What is said when there are no rows at all. */
  readonly empty: string
  /** The choice `status`, shown with the number of rows of each. */
  readonly states?: States<C['status'][number]>
  /** The choice by which the dashboard leads to what it counts. */
  readonly toSee?: keyof C & string
  readonly search?: Search
  readonly filters?: readonly Filter<C>[]
  /** What stands beside the search, such as a file of the list. */
  readonly beside?: ReactNode
  /** What stands between the filters and the rows. */
  readonly children?: ReactNode
}

type SearchWord = 'label' | 'submit' | 'clear'

/** The words of a search, as each list of the admin names them in its texts. */
export const searchIn = (t: (name: `search.${SearchWord}`) => string) => ({
  label: t('search.label'),
  submit: t('search.submit'),
  clear: t('search.clear'),
})

type ListWords = (
  name: 'caption' | 'failed' | 'retry' | 'pastEnd' | `pages.${'label' | 'previous' | 'next' | 'place'}`,
  place: { readonly page: number; readonly total: number },
) => string

/** The states of the rows with their counts; or, from the dashboard, that only what it counts is shown. */
const ListStates = <C extends Choices, Row>({ list, states, toSee }: ListPageProps<C, Row>) => {
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

/** A list of the admin: its states with their counts, its search and filters, its rows, its pages. */
export const ListPage = <C extends Choices, Row extends { readonly _id: string }>(
  props: ListPageProps<C, Row>,
) => {
  const { list, t, columns, expected, empty, search, filters = [], beside, children } = props
  const { params, query, hrefOfPage } = list
  const { data, error, refetch, isPlaceholderData } = query
  const total = data?.totalPages ?? 0
  const say = (name: Parameters<ListWords>[0]) => t(name, { page: params.page, total })
  if (!data && error)
    return (
      <Unanswered
        error={error}
        text={say('failed')}
        retry={{ label: say('retry'), onPress: () => void refetch() }}
      />
    )
  return (
    <>
      <ListStates {...props} />
      {(search || filters.length > 0) && (
        <ListBar list={list} search={search} filters={filters} beside={beside} />
      )}
      {search?.found && (
        <p
          role="status"
          className={classNames('mb-2 text-ink-soft text-small', params.search && 'min-h-[1lh]')}
        >
          {params.search && data && !isPlaceholderData && search.found(data.count)}
        </p>
      )}
      {children}
      <Ledger
        caption={say('caption')}
        columns={columns}
        rows={data?.rows}
        expected={expected}
        busy={isPlaceholderData}
      />
      {data?.rows.length === 0 && (
        <p className="py-5 text-ink-soft">{data.count > 0 ? say('pastEnd') : empty}</p>
      )}
      {data && (
        <Pager
          page={params.page}
          totalPages={total}
          hrefOf={hrefOfPage}
          labels={{
            navigation: say('pages.label'),
            previous: say('pages.previous'),
            next: say('pages.next'),
            place: say('pages.place'),
          }}
        />
      )}
    </>
  )
}
