import { createHash } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../../platform/db/database.ts'
import type { CivilDate } from '../../../../shared/calendar/civil-date.ts'
import type { InvoiceContent } from '../../../papers/invoice-content.ts'
import { noTotals, sumOfTotals, totalsOfMovement, totalsOfPaper } from '../../closings/closing-totals.ts'
import { movementId } from '../entries.repository.ts'
import { boundsOf } from '../period.ts'
import { transactionId } from '../transactions.repository.ts'

interface Found {
  readonly at: string
  readonly id: string
  /** The whole row as the database writes it, so that no byte of it can change unseen. */
  readonly row: string
}

type SealedEntry = Found &
  (
    | { readonly source: 'paper'; readonly told: Pick<InvoiceContent, 'kind' | 'totals'> }
    | { readonly source: 'movement'; readonly told: number }
    | { readonly source: 'transaction'; readonly told: null }
  )

const moment = (at: SQL) => sql`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

/** All columns that are written; those that the database computes follow from the content. */
const paperRow = sql`jsonb_build_array('paper', i.id, i.series, i.year, i.sequence, i.number, i.purpose, i.subject_id,
  i.payment_id, i.refund_id, i.refers_to, ${moment(sql`i.issued_at`)}, i.total_cents, i.content)::text`

const movementRow = sql`jsonb_build_array('movement', j.id, ${moment(sql`j.at`)}, j.payment_id, j.kind, j.amount_cents,
  j.refund_id, j.provider, j.provider_ref)::text`

/** Without its payout, which is known later; nothing else of it changes. */
const transactionRow = sql`jsonb_build_array('transaction', t.id, t.provider, t.kind, t.type, t.gross_cents, t.fee_cents,
  t.net_cents, t.currency, ${moment(sql`t.at`)}, ${moment(sql`t.available_at`)}, t.source_id, t.intent_id, t.refund_id,
  t.dispute_id, ${moment(sql`t.noted_at`)})::text`

/** What proves the entries of a day, in the order of the journal, some at a time. */
async function* everyEntryOf(db: Db, day: CivilDate, atOnce: number) {
  const { begins, ends } = boundsOf({ from: day, to: day })
  let after: Pick<SealedEntry, 'at' | 'id'> | undefined
  const isNext = (at: SQL, id: SQL) =>
    sql`${at} >= ${begins} and ${at} < ${ends}${
      after === undefined
        ? sql``
        : sql` and ${at} >= ${after.at}::timestamptz
          and (${at}, ${id} collate "C") > (${after.at}::timestamptz, ${after.id} collate "C")`
    }`
  for (let isMore = true; isMore; ) {
    const { rows } = await db.execute<SealedEntry & Record<string, unknown>>(sql`
      select found.at::text as at, id, row, source, told from (
        (select i.issued_at as at, i.number as id, ${paperRow} as row, 'paper' as source,
            jsonb_build_object('kind', i.content -> 'kind', 'totals', i.content -> 'totals') as told
          from invoices i where ${isNext(sql`i.issued_at`, sql`i.number`)}
          order by i.issued_at, i.number collate "C" limit ${atOnce})
        union all
        (select j.at, ${movementId}, ${movementRow}, 'movement', to_jsonb(j.amount_cents)
          from payment_journal j where ${isNext(sql`j.at`, movementId)}
          order by j.at, j.id limit ${atOnce})
        union all
        (select t.noted_at, ${transactionId}, ${transactionRow}, 'transaction', null
          from balance_transactions t where t.is_entered and ${isNext(sql`t.noted_at`, transactionId)}
          order by t.noted_at, t.id collate "C" limit ${atOnce})) found
      order by found.at, id collate "C" limit ${atOnce}`)
    yield* rows
    after = rows.at(-1)
    isMore = rows.length === atOnce
  }
}

/** Fees and disputes are entries; what customers paid and got back has movements of its own. */
const totalsOf = (entry: SealedEntry) => {
  if (entry.source === 'paper') return totalsOfPaper(entry.told)
  return entry.source === 'movement' ? totalsOfMovement(entry.told) : { ...noTotals, entries: 1 }
}

/** What the entries of a day come to, and the hash over what proves them. */
export const readDay = async (db: Db, day: CivilDate, atOnce = 500) => {
  const hash = createHash('sha256')
  let totals = noTotals
  for await (const entry of everyEntryOf(db, day, atOnce)) {
    hash.update(`${entry.row}\n`)
    totals = sumOfTotals([totals, totalsOf(entry)])
  }
  return { ...totals, content: hash.digest('hex') }
}

/** The day of the first entry that there is. */
export const findFirstDay = async (db: Db): Promise<CivilDate | undefined> => {
  const { rows } = await db.execute<{ day: string | null }>(sql`
    select to_char(least((select min(issued_at) from invoices), (select min(at) from payment_journal),
        (select min(noted_at) from balance_transactions where is_entered))
      at time zone 'Europe/Paris', 'YYYY-MM-DD') as day`)
  return rows[0]?.day ?? undefined
}
