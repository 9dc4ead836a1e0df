import { and, eq, isNull, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Area } from '../../../shared/roles.ts'
import type { PageName } from '../../../sitemap.ts'
import type { TraceDeed, TraceKind } from '../traces.ts'

/** Somebody who has an account, or a guest, by what the records of the slices are found. */
export interface TracedPerson {
  readonly accountId: string | null
  /** In small letters; what a guest wrote under it is of the person. Null where nobody has proved to own it. */
  readonly email: string | null
  /** In small letters, whether or not somebody has proved to own it; empty where none is known. */
  readonly mailedTo: string
  /** As it is dialled in France; of a guest without an e-mail address. */
  readonly phone: string | null
}

/** One entry of the line of a person: an expression for each of its columns. */
interface TraceColumns {
  readonly at: SQLWrapper
  readonly deed: TraceDeed | SQL<TraceDeed>
  /** The record that it leads to: its kind as the log names it, and its id. */
  readonly record?: { readonly kind: string; readonly id: SQLWrapper }
  /** A few words: a number, a subject, a name. */
  readonly title?: SQLWrapper
  readonly cents?: SQLWrapper
}

/**
 * What a slice tells in the line of a person. It exports it from a file `*.traces.ts`; whoever may open the room reads it.
 */
export interface Trace {
  readonly kind: TraceKind
  readonly room: PageName
  /** Further rights that it asks for: in one of these areas. */
  readonly areas?: readonly Area[]
  /** A selection of `traceColumns`; nothing where such a person cannot have left any. */
  readonly of: (person: TracedPerson) => SQL | undefined
  /** What accounts have paid and not got back: a selection of `account_id` and `cents`, in any number of rows. */
  readonly kept?: SQL
}

/** The columns of an entry, the same for every slice. */
export const traceColumns = ({ at, deed, record, title, cents }: TraceColumns): SQL => sql`
  date_trunc('milliseconds', ${at}) as at, ${typeof deed === 'string' ? sql`${deed}::text` : deed} as deed,
  ${record?.kind ?? null}::text as record_kind, ${record ? sql`(${record.id})::text` : sql`null::text`} as record_id,
  ${title ?? sql`''`}::text as title, ${cents ?? sql`null`}::integer as cents`

/** Rows of somebody: those of the account, and what was left under the address without one. */
export const isOfPerson = (
  { accountId, email }: TracedPerson,
  columns: { readonly account?: SQLWrapper; readonly email?: SQLWrapper },
): SQL | undefined => {
  const { account } = columns
  const byAccount = account && accountId !== null ? sql`${account} = ${accountId}` : undefined
  const byEmail =
    columns.email && email !== null
      ? and(eq(columns.email as SQL, email), account && isNull(account))
      : undefined
  return or(byAccount, byEmail)
}
