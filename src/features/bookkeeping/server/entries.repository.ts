import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'
import type { InvoiceContent } from '../../papers/invoice-content.ts'
import { bankEntry, type Entry, type Movement, salesEntry } from '../entries/entry.ts'
import { nameOfBuyer, type PaperOfSale, saleOf } from '../entries/sale.ts'
import { boundsOf, type Period } from './period.ts'
import {
  enteredTransactions,
  entryOfTransaction,
  type FoundTransaction,
  isTransactionId,
  momentOfTransaction,
  transactionContent,
  transactionId,
} from './transactions.repository.ts'

/** Names a movement of money by its place in the journal of payments; at the same moment, it comes behind its paper. */
export const movementId = sql`('MV-' || lpad(j.id::text, 12, '0'))`

type Found = { readonly day: string; readonly id: string } & (
  | { readonly content: PaperOfSale; readonly kind: null }
  | { readonly content: FoundTransaction; readonly kind: 'transaction' }
  | {
      readonly content: Pick<InvoiceContent, 'number' | 'orderNumber' | 'buyer'>
      readonly kind: Movement['kind']
      readonly cents: number
      readonly provider_ref: string
    }
)

const entryOf = (found: Found): Entry => {
  if (found.kind === null) return salesEntry(saleOf(found.content))
  if (found.kind === 'transaction') return entryOfTransaction(found.id, found.day, found.content)
  const { content, day, id, kind } = found
  return bankEntry({
    id,
    day,
    kind,
    cents: found.cents,
    providerRef: found.provider_ref,
    invoiceNumber: content.number,
    orderNumber: content.orderNumber,
    buyer: nameOfBuyer(content.buyer),
  })
}

interface EntriesInput extends Period {
  /** The entry that the page begins behind, or with. */
  readonly after?: string | undefined
  readonly with?: boolean
  readonly limit: number
}

/** The moment of an entry; undefined if there is no such entry. */
const momentOf = async (db: Db, id: string) => {
  if (isTransactionId(id)) return (await db.execute<{ at: string }>(momentOfTransaction(id))).rows[0]?.at
  const { rows } = await db.execute<{ at: string }>(
    id.startsWith('MV-')
      ? sql`select at::text as at from payment_journal where id = ${Number(id.slice(3))}`
      : sql`select issued_at::text as at from invoices where number = ${id}`,
  )
  return rows[0]?.at
}

/** The entries that begin a page, by their moment and their name; without a page before it, those of the period. */
const fromOn = async (db: Db, { after, with: isWith = false, ...period }: Omit<EntriesInput, 'limit'>) => {
  const { begins, ends } = boundsOf(period)
  const within = (at: SQL) => sql`${at} >= ${begins} and ${at} < ${ends}`
  if (after === undefined) return within
  const cursor = await momentOf(db, after)
  if (cursor === undefined) return () => sql`false`
  const isBehind = isWith ? sql`>=` : sql`>`
  return (at: SQL, id: SQL) =>
    // The moment alone is what an index answers.
    sql`${within(at)} and ${at} >= ${cursor}::timestamptz
      and (${at}, ${id} collate "C") ${isBehind} (${cursor}::timestamptz, ${after} collate "C")`
}

/** Some entries of a period, in the order in which they came about. */
export const findEntries = async (db: Db, { limit, ...input }: EntriesInput) => {
  const isAsked = await fromOn(db, input)
  const { rows } = await db.execute<Found>(sql`
    select to_char(found.at at time zone 'Europe/Paris', 'YYYY-MM-DD') as day, found.* from (
      (select i.issued_at as at, i.number as id, null::text as kind, null::integer as cents,
          null::text as provider_ref, i.content - 'seller' as content
        from invoices i where ${isAsked(sql`i.issued_at`, sql`i.number`)}
        order by i.issued_at, i.number collate "C" limit ${limit})
      union all
      (select j.at, ${movementId}, j.kind, j.amount_cents, j.provider_ref,
          jsonb_build_object('number', f.number, 'orderNumber', f.content -> 'orderNumber', 'buyer', f.content -> 'buyer')
        from payment_journal j join invoices f on f.payment_id = j.payment_id
        where ${isAsked(sql`j.at`, movementId)}
        order by j.at, j.id limit ${limit})
      union all
      (select t.noted_at, ${transactionId}, 'transaction', null, null, ${transactionContent}
        from ${enteredTransactions(isAsked(sql`t.noted_at`, transactionId))}
        order by t.noted_at, t.id collate "C" limit ${limit})) found
    order by found.at, found.id collate "C" limit ${limit}`)
  return rows.map(entryOf)
}

/** How many entries there are from one moment to another; from the first one on without a beginning. */
const countBetween = async (db: Db, { begins, ends }: { readonly begins: string; readonly ends: string }) => {
  const { rows } = await db.execute<{ entries: number }>(sql`
    select ((select count(*) from invoices where issued_at >= ${begins} and issued_at < ${ends})
      + (select count(*) from payment_journal where at >= ${begins} and at < ${ends})
      + (select count(*) from balance_transactions where is_entered and noted_at >= ${begins} and noted_at < ${ends}))::int
      as entries`)
  return Number(rows[0]?.entries)
}

export const countEntries = (db: Db, period: Period) => countBetween(db, boundsOf(period))

/** How many entries came before a period: they are counted from the first one on, so that a number never changes. */
export const countEntriesBefore = (db: Db, period: Period) =>
  countBetween(db, { begins: '-infinity', ends: boundsOf(period).begins })

/** All entries of a period, some at a time. */
export async function* everyEntry(db: Db, period: Period, atOnce = 500) {
  for (let after: string | undefined, isMore = true; isMore; ) {
    const entries = await findEntries(db, { ...period, after, limit: atOnce })
    yield* entries
    after = entries.at(-1)?.id
    isMore = entries.length === atOnce
  }
}
