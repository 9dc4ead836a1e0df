import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'
import { type Moved, type Transaction, transactionEntry } from '../entries/transaction-entry.ts'
import { boundsOf, type Period } from './period.ts'

/** Names a movement of the balance at the payment provider among the entries. */
export const transactionId = sql`('TR-' || t.id)`

export const isTransactionId = (id: string) => id.startsWith('TR-')

/** When the movement of an entry came to the house. */
export const momentOfTransaction = (id: string) =>
  sql`select noted_at::text as at from balance_transactions where id = ${id.slice('TR-'.length)}`

export type FoundTransaction = Omit<Transaction, 'id' | 'day'>

/** What an entry is made from. */
export const transactionContent = sql`jsonb_build_object('kind', t.kind, 'type', t.type, 'grossCents', t.gross_cents,
  'feeCents', t.fee_cents, 'reference', t.ref, 'orderNumber', coalesce(p.reference, ''),
  'movedOn', to_char(t.at at time zone 'Europe/Paris', 'YYYY-MM-DD'))`

/** The movements that are entered by themselves, each with the payment that it is about. */
export const enteredTransactions = (isAsked: SQL) => sql`
  balance_transactions t left join payments p on p.intent_id = t.intent_id where t.is_entered and ${isAsked}`

export const entryOfTransaction = (id: string, day: string, found: FoundTransaction) =>
  transactionEntry({ id, day, ...found })

/** What moved on the balance in a period, by all that an account tells apart, and by its sides. */
export const findTransactionSums = async (db: Db, period: Period): Promise<readonly Moved[]> => {
  const { begins, ends } = boundsOf(period)
  const { rows } = await db.execute<{ kind: Moved['kind']; gross: string; fee: string }>(sql`
    select kind, sum(gross_cents)::text as gross, sum(fee_cents)::text as fee
    from balance_transactions where is_entered and noted_at >= ${begins} and noted_at < ${ends}
    group by kind, sign(gross_cents), sign(fee_cents), sign(net_cents)`)
  return rows.map(({ kind, gross, fee }) => ({ kind, grossCents: Number(gross), feeCents: Number(fee) }))
}
