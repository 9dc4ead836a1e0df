import type { Answer, CallInput, Contract, EndpointKey } from '../../../shared/api/contract.ts'
import { pageIn } from '../url-change.ts'

/** The fields of an address that have one of some values, or none. */
export type Choices = Readonly<Record<string, readonly string[]>>

/** What a list is asked for by the address of its page. */
export type ListParams<C extends Choices> = { readonly [Name in keyof C]: C[Name][number] | undefined } & {
  readonly search: string | undefined
  readonly page: number
  /** What the address says of the fields that are no choice, by their names. */
  readonly given: Readonly<Record<string, string>>
}

export interface PageOfRows<Row> {
  readonly rows: readonly Row[]
  /** The rows that were asked for, on all pages. */
  readonly count: number
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
  readonly choices: C
  /** The fields that take more than some values: a day, somebody, a record. */
  readonly given?: readonly string[]
  /** A list that takes no words has none. */
  readonly searchMaxLength?: number
  /** Other names in the address, where two lists stand on one page. */
  readonly inUrl?: { readonly [Name in keyof C | 'page']?: string }
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

/** What the address asks for; a value that the list does not know asks for nothing. */
export const listParamsIn = <C extends Choices>(
  list: Named & {
    readonly choices: C
    readonly searchMaxLength?: number
    readonly given?: readonly string[]
  },
  address: URLSearchParams,
): ListParams<C> => {
  const chosen = Object.entries(list.choices).map(([field, values]) => {
    const said = address.get(nameInUrl(list, field))
    return [field, values.find((value) => value === said)] as const
  })
  const given = (list.given ?? []).flatMap((field) => {
    const said = address.get(nameInUrl(list, field))?.slice(0, longestGiven)
    return said ? [[field, said] as const] : []
  })
  const words = (address.get('search') ?? '').trim().slice(0, list.searchMaxLength ?? 0)
  return {
    ...(Object.fromEntries(chosen) as { [Name in keyof C]: C[Name][number] | undefined }),
    search: words || undefined,
    given: Object.fromEntries(given),
    page: pageIn(address, nameInUrl(list, 'page')),
  }
}
