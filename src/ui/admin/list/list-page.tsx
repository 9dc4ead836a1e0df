import type { ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import { useOwnTexts } from '../../i18n/use-own-texts.ts'
import { useTranslation } from '../../i18n/use-translation.tsx'
import { Unanswered } from '../unanswered.tsx'
import { ListFile } from './file/list-file.tsx'
import type { Filter } from './filters/filter.ts'
import { listTexts } from './list.texts.ts'
import { ListBar } from './list-bar.tsx'
import type { Choices } from './list-declaration.ts'
import { ListStates, type States } from './list-states.tsx'
import { ColumnChoice } from './memory/column-choice.tsx'
import { listNameOf, useListMemory } from './memory/list-memory.ts'
import { SaveView } from './memory/save-view.tsx'
import { SavedViews } from './memory/saved-views.tsx'
import type { Selection } from './selection/use-selection.ts'
import { type Columns, shownColumns } from './table/columns.ts'
import { Ledger } from './table/ledger.tsx'
import { Pager } from './table/pager.tsx'
import type { List } from './use-list.ts'

interface Sort<By extends string> {
  /** The order that is meant when the address says none. */
  readonly preset: By
  readonly nameOf: (sort: By) => string
}

interface Search {
  readonly label: string
  readonly submit: string
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
  /** The choice `sort`, by which the heads of some columns sort the list. */
  readonly sort?: Sort<C['sort'][number]>
  readonly selection?: Selection<Row> | undefined
  /** What else narrows the list, beside its search. */
  readonly beside?: ReactNode
  /** What saves the list as a file, where that is a call of its own; false where it has none. */
  readonly file?: ReactNode
  /** What stands between the filters and the rows. */
  readonly children?: ReactNode
  /** What is done to selected rows: it stays in sight below them, and moves none of them when it comes. */
  readonly foot?: ReactNode
}

type SearchWord = 'label' | 'submit'

/** The words of a search, as each list of the admin names them in its texts. */
export const searchIn = (t: (name: `search.${SearchWord}`) => string) => ({
  label: t('search.label'),
  submit: t('search.submit'),
})

type ListWords = (
  name: 'caption' | 'failed' | 'retry' | 'pastEnd' | `pages.${'label' | 'previous' | 'next' | 'place'}`,
  place: { readonly page: number; readonly total: number },
) => string

/** What a list says at its place: with the number of the page where it is about pages. */
const sayingOf = <C extends Choices, Row>({ list, t }: ListPageProps<C, Row>) => {
  const total = list.query.data?.totalPages ?? 0
  return (name: Parameters<ListWords>[0]) => t(name, { page: list.params.page, total })
}

/** The rows and the ways to other pages of them. */
const ListRows = <C extends Choices, Row extends { readonly _id: string }>(props: ListPageProps<C, Row>) => {
  const { list, columns, expected, empty, sort, selection } = props
  const { params, query, hrefWith, hrefOfPage } = list
  const { data, isPlaceholderData } = query
  const say = sayingOf(props)
  const { columnsOf } = useListMemory()
  const sorting = sort && {
    chosen: params.sort ?? sort.preset,
    hrefOf: (by: string) => hrefWith({ sort: by === sort.preset ? undefined : by }),
  }
  const [first, last] = [data?.rows.at(0), data?.rows.at(-1)]
  return (
    <>
      <Ledger
        caption={say('caption')}
        columns={shownColumns(columns, columnsOf(listNameOf(list.declaration)))}
        rows={data?.rows}
        expected={expected}
        busy={isPlaceholderData}
        sorting={sorting}
        selection={selection}
      />
      {data?.rows.length === 0 && (
        <p className="py-5 text-ink-soft">{data.count > 0 ? say('pastEnd') : empty}</p>
      )}
      {data && (
        <Pager
          page={params.page}
          totalPages={data.totalPages}
          count={data.count}
          more={data.more ?? false}
          ends={first && last && { first: first._id, last: last._id }}
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

/** A list of the admin: its states with their counts, its search and filters, its rows, its pages. */
export const ListPage = <C extends Choices, Row extends { readonly _id: string }>(
  props: ListPageProps<C, Row>,
) => {
  useOwnTexts('list', listTexts)
  const { t } = useTranslation('list')
  const { list, columns, search, filters = [], sort, beside, file, children, foot } = props
  const { data, error, refetch, isPlaceholderData } = list.query
  const say = sayingOf(props)
  // A card has no heads: there, and to see it by its name, the order is chosen among the filters.
  const order: readonly Filter<C>[] = sort ? [{ field: 'sort', label: t('sort'), ...sort }] : []
  const narrowing = [...filters, ...order]
  const isNarrowed = search !== undefined || narrowing.length > 0
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
      {(isNarrowed || columns.some(({ text }) => text)) && (
        <>
          <ListBar
            list={list}
            search={search}
            filters={narrowing}
            beside={
              <>
                {beside}
                <span className="hidden lg:ms-auto lg:block" />
                {file ?? <ListFile list={list} columns={columns} />}
                <SaveView declaration={list.declaration} />
                <ColumnChoice list={listNameOf(list.declaration)} columns={columns} />
              </>
            }
          />
          <SavedViews declaration={list.declaration} />
        </>
      )}
      {search?.found && (
        <p
          role="status"
          className={classNames('mb-2 text-ink-soft text-small', list.params.search && 'min-h-[1lh]')}
        >
          {list.params.search && data && !isPlaceholderData && search.found(data.count)}
        </p>
      )}
      {children}
      <ListRows {...props} />
      {foot && <div className="sticky bottom-[var(--foot-edge,0px)] z-10">{foot}</div>}
    </>
  )
}
