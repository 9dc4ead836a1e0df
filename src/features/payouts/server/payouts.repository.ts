import { and, gte, inArray, lte, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'
import { countedUpTo, highestFirst, type PageInput, pageOf } from '../../../platform/db/pages/page-of.ts'
import type { CivilDate } from '../../../shared/calendar/civil-date.ts'
import type { BalanceKind } from '../../../shared/payments/balance-kinds.ts'
import type { Range } from '../../../shared/ranges/ranges.ts'
import type { Subject } from '../matching.rules.ts'
import type { Difference } from '../payouts.limits.ts'

import { comparedSql, paidRecord, subjectOf } from './matching/compared.ts'
import { payouts } from './payouts.table.ts'

interface Sums extends Record<string, unknown> {
  readonly payout_id: string
  readonly payments: number
  readonly refunds: number
  readonly disputes: number
  readonly fees: number
  readonly others: number
  readonly net: number
  readonly unmatched: number
}

const noSums = { payments: 0, refunds: 0, disputes: 0, fees: 0, others: 0, net: 0, unmatched: 0 }

/** Why a line is to be seen, without a record of the house: its kind, or its currency. */
const namedAlone = sql`case
  when t.currency <> 'eur' then 'currency' when t.kind in ('adjustment', 'other') then 'kind-unknown' end`

const idsOf = (ids: readonly string[]): SQL =>
  sql`(${sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )})`

/** What the transactions of some payouts come to, by their kind, and how many do not match. */
const findSums = async (db: Db, ids: readonly string[], now: Temporal.Instant) => {
  if (ids.length === 0) return new Map<string, Sums>()
  const gross = (...kinds: readonly string[]) =>
    sql`coalesce(sum(t.gross_cents) filter (where t.kind in ${idsOf(kinds)}), 0)::int`
  const { rows } = await db.execute<Sums>(sql`
    select t.payout_id, ${gross('charge')} as payments, ${gross('refund', 'refund-failure')} as refunds,
      ${gross('dispute', 'dispute-reversal')} as disputes, (${gross('fee')} - coalesce(sum(t.fee_cents), 0))::int as fees,
      ${gross('adjustment', 'payout-return', 'other')} as others,
      coalesce(sum(t.net_cents) filter (where t.kind <> 'payout'), 0)::int as net,
      (count(*) filter (where compared.ref is not null or ${namedAlone} is not null))::int as unmatched
    from balance_transactions t
    left join (${comparedSql(now, idsOf(ids))}) compared on compared.ref = t.ref and compared.subject = ${subjectOf}
    where t.payout_id in ${idsOf(ids)}
    group by t.payout_id`)
  return new Map(rows.map((row) => [row.payout_id, row]))
}

interface ListInput extends PageInput {
  readonly arrives?: Range<CivilDate> | undefined
}

const withSums = async (db: Db, rows: readonly (typeof payouts.$inferSelect)[], now: Temporal.Instant) => {
  const sums = await findSums(
    db,
    rows.map(({ id }) => id),
    now,
  )
  return rows.map((payout) => ({ ...payout, sums: { ...noSums, ...sums.get(payout.id) } }))
}

export type FoundPayout = Awaited<ReturnType<typeof withSums>>[number]

/** A page of the payouts, newest first. */
export const findPayouts = async (db: Db, { arrives, ...page }: ListInput, now: Temporal.Instant) => {
  const which = and(
    arrives?.from === undefined ? undefined : gte(payouts.arrivesOn, arrives.from),
    arrives?.to === undefined ? undefined : lte(payouts.arrivesOn, arrives.to),
  )
  const order = [highestFirst(payouts.arrivesOn), highestFirst(payouts.id)] as const
  const one = pageOf({ ...page, order, rows: payouts, id: payouts.id })
  const counted = await countedUpTo(db, (most) =>
    db.select({ one: sql`1` }).from(payouts).where(which).limit(most),
  )
  const rows = await db
    .select()
    .from(payouts)
    .where(and(which, one.begins))
    .orderBy(...one.orderBy)
    .limit(one.limit)
    .offset(one.offset)
  return { ...counted, rows: await withSums(db, one.shown(rows), now) }
}

export const findPayout = async (db: Db, id: string, now: Temporal.Instant) =>
  (
    await withSums(
      db,
      await db
        .select()
        .from(payouts)
        .where(inArray(payouts.id, [id])),
      now,
    )
  )[0]

export interface FoundLine extends Record<string, unknown> {
  readonly id: string
  readonly at: string
  readonly kind: BalanceKind
  readonly type: string
  readonly ref: string
  readonly gross_cents: number
  readonly fee_cents: number
  readonly net_cents: number
  readonly currency: string
  readonly order_id: string | null
  readonly commission_id: string | null
  readonly paid_number: string | null
  readonly paper: string | null
  readonly subject: Subject | null
  readonly their_cents: number | null
  readonly our_cents: number | null
  readonly named: Difference | null
}

interface LinesInput {
  readonly id: string
  readonly after?: string | undefined
  readonly limit: number
  readonly now: Temporal.Instant
}

/** The transactions of a payout in their order, each with what it paid for and its paper; its own is what they come to. */
export const findLines = async (db: Db, { id, after, limit, now }: LinesInput) => {
  const isBehind =
    after === undefined
      ? sql`true`
      : sql`(t.at, t.id) > (select at, id from balance_transactions where id = ${after})`
  const { rows } = await db.execute<FoundLine>(sql`
    select t.id, t.at, t.kind, t.type, t.ref, t.gross_cents, t.fee_cents, t.net_cents, t.currency,
      ${paidRecord}, coalesce(credited.number, invoiced.number) as paper,
      compared.subject, compared.their_cents, compared.our_cents, ${namedAlone} as named
    from balance_transactions t
    left join payments p on p.intent_id = t.intent_id
    left join commission_instalments i on p.purpose = 'instalment' and i.id = p.subject_id
    left join refunds r on r.provider_ref = t.refund_id
    left join invoices credited on credited.refund_id = r.id
    left join invoices invoiced on invoiced.payment_id = p.id and t.refund_id is null
    left join (${comparedSql(now, idsOf([id]))}) compared on compared.ref = t.ref and compared.subject = ${subjectOf}
    where t.payout_id = ${id} and t.kind <> 'payout' and ${isBehind}
    order by t.at, t.id limit ${limit + 1}`)
  return { lines: rows.slice(0, limit), more: rows.length > limit }
}
