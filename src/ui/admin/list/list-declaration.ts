import type { Answer, CallInput, Contract, EndpointKey } from '../../../shared/api/contract.ts'
import { isUuid } from '../../../shared/ids/uuid.ts'
import { readDays, readEuros, writeRange } from '../../../shared/ranges/ranges.ts'
import { pageIn } from '../url-change.ts'

/** The fields of an address that have one of some values, or none. */
export type Choices = Readonly<Record<string, readonly string[]>>

/** The fields of an address that have two bounds, by what they bound. */
export type Ranges = Readonly<Record<string, 'days' | 'euros'>>

/** What a list is asked for by the address of its page. */
export type ListParams<C extends Choices> = { readonly [Name in keyof C]: C[Name][number] | undefined } & {
  readonly search: string | undefined
  readonly page: number
  /** The row that the page begins behind, or ends before. */
  readonly after: string | undefined
  readonly before: string | undefined
  /** What the address says of the fields that are no choice, by their names; a range as it is written. */
  readonly given: Readonly<Record<string, string>>
}

export interface PageOfRows<Row> {
  readonly rows: readonly Row[]
  /** The rows that were asked for, on all pages. */
  readonly count: number
  /** There are more than are counted. */
  readonly more?: boolean
  readonly totalPages: number
  /** How many rows each state would show; a list without states has none. */
  readonly counts?: Readonly<Record<string, number>>
}

type QueryOf<Endpoint> = NonNullable<CallInput<Endpoint>['query']>

/** The choices that a call takes, each with some of the values that it takes. */
type ChoicesOf<Endpoint> = Choices & {
  readonly [Name in keyof QueryOf<Endpoint>]?: readonly Extract<QueryOf<Endpoint>[Name], string>[]
}

interface Declared<Call extends EndpointKey, C extends Choices, Row> {
  /** Begins the keys of its queries, so that a write can have them read again. */
  readonly key: readonly string[]
  readonly call: Call
  /** By what its columns and views are remembered, where two lists share a call. */
  readonly name?: string
  readonly choices: C
  /** The fields that take more than some values: a day, somebody, a record. */
  readonly given?: readonly string[]
  readonly ranges?: Ranges
  /** Its rows are counted up; those of others have ids. */
  readonly rowIds?: 'counted'
  /** A list that takes no words has none. */
  readonly searchMaxLength?: number
  /** Other names in the address, where two lists stand on one page. */
  readonly inUrl?: { readonly [Name in keyof C | 'page' | 'after' | 'before']?: string }
  /** Where on its page the list stands: its next page is shown from there. */
  readonly anchor?: string
  /** How it is read, where it is not several people who work in it at once. */
  readonly reading?: {
    readonly staleTime: number
    readonly refetchOnWindowFocus: boolean
    readonly retry?: (failures: number, error: Error) => boolean
    readonly retryDelay?: (failures: number) => number
  }
  /** After this time it is read again, while it shows what changes by itself. */
  readonly againAfterMs?: (page: PageOfRows<Row>) => number | false
}

/** A list of the admin, from which its query, its address and its page are made. */
export interface ListDeclaration<C extends Choices, Row> extends Declared<EndpointKey, C, Row> {
  readonly read: (answer: unknown) => PageOfRows<Row>
}

/** Declares a list over a call: `listOver<InboxContract>()({ call: 'GET /admin/messages', … })`. */
export const listOver =
  <C extends Contract>() =>
  <const Call extends keyof C & EndpointKey, const Of extends ChoicesOf<C[Call]>, Row>(
    declared: Declared<Call, Of, Row> & {
      readonly given?: readonly (keyof QueryOf<C[Call]> & string)[]
      readonly ranges?: { readonly [Name in keyof QueryOf<C[Call]>]?: 'days' | 'euros' }
      readonly read: (answer: Answer<C[Call]>) => PageOfRows<Row>
    },
  ): ListDeclaration<Of, Row> => ({
    ...declared,
    // The call is one of the contract, so what it answers has the type of its answer.
    read: (answer) => declared.read(answer as Answer<C[Call]>),
  })

const longestGiven = 100

interface Named {
  readonly choices: Choices
  readonly inUrl?: Readonly<Record<string, string | undefined>>
}

/** The name that a field of a list has in the address. */
export const nameInUrl = ({ inUrl }: Named, field: string) => inUrl?.[field] ?? field

const readRange = { days: readDays, euros: readEuros } as const

const isCounted = (text: string) => /^[1-9]\d{0,14}$/.test(text)

/** What the address says of a field, as far as it can be read. */
const givenIn = (
  { given = [], ranges = {}, ...named }: Named & { given?: readonly string[]; ranges?: Ranges },
  address: URLSearchParams,
) => {
  const said = (field: string) => address.get(nameInUrl(named, field))?.slice(0, longestGiven) ?? ''
  const texts = given.map((field) => [field, said(field)] as const)
  const bounds = Object.entries(ranges).map(
    ([field, kind]) => [field, writeRange(readRange[kind](said(field)) ?? {}) ?? ''] as const,
  )
  return Object.fromEntries([...texts, ...bounds].filter(([, value]) => value !== ''))
}

/** What the address asks for; a value that the list does not know asks for nothing. */
export const listParamsIn = <C extends Choices>(
  list: Named & {
    readonly choices: C
    readonly searchMaxLength?: number
    readonly given?: readonly string[]
    readonly ranges?: Ranges
    readonly rowIds?: 'counted'
  },
  address: URLSearchParams,
): ListParams<C> => {
  const chosen = Object.entries(list.choices).map(([field, values]) => {
    const said = address.get(nameInUrl(list, field))
    return [field, values.find((value) => value === said)] as const
  })
  const rowIn = (field: string) => {
    const said = address.get(nameInUrl(list, field)) ?? ''
    return (list.rowIds === 'counted' ? isCounted : isUuid)(said) ? said : undefined
  }
  const words = (address.get('search') ?? '').trim().slice(0, list.searchMaxLength ?? 0)
  return {
    ...(Object.fromEntries(chosen) as { [Name in keyof C]: C[Name][number] | undefined }),
    search: words || undefined,
    given: givenIn(list, address),
    page: pageIn(address, nameInUrl(list, 'page')),
    after: rowIn('after'),
    before: rowIn('before'),
  }
}
