import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../../platform/db/database.ts'
import type { RefundReason } from '../../../papers/refund-reasons.ts'
import type { Breakdown, figureParts } from '../../sales-figures/sales-figures.limits.ts'
import type { Period } from '../period.ts'
import { soldLines } from './sold-lines.ts'

type Part = (typeof figureParts)[number]

interface Dimension {
  /** What a row is of. */
  readonly key: SQL
  /** Delivery and goodwill stand apart where they are of no row. */
  readonly part: SQL
  readonly nameFr: SQL
  readonly nameEn: SQL
}

const nameless = { nameFr: sql`null::text`, nameEn: sql`null::text` }
const ofAll = sql`'products'`
const apart = sql`sold.part`

/** A season is made of its months. */
const dimensions: Readonly<Record<Breakdown, Dimension>> = {
  category: {
    key: sql`sold.category_id`,
    part: apart,
    nameFr: sql`categories.name_fr`,
    nameEn: sql`categories.name_en`,
  },
  product: {
    key: sql`sold.product_id::text`,
    part: apart,
    nameFr: sql`sold.name_fr`,
    nameEn: sql`sold.name_en`,
  },
  size: { key: sql`sold.size`, part: apart, ...nameless },
  country: { key: sql`sold.country`, part: ofAll, ...nameless },
  season: { key: sql`sold.month`, part: ofAll, ...nameless },
  month: { key: sql`sold.month`, part: ofAll, ...nameless },
}

/** What a row comes to. */
export interface SalesSum {
  readonly orders: number
  readonly quantity: number
  readonly returned: number
  readonly soldCents: number
  readonly refundedCents: number
  readonly baseCents: number
  readonly vatCents: number
}

export interface SalesRow extends SalesSum {
  readonly part: Part
  readonly key: string | null
  readonly nameFr: string | null
  readonly nameEn: string | null
}

const grossOf = (series: 'F' | 'A') =>
  sql`coalesce(sum(net_cents + vat_cents) filter (where series = ${series}), 0)::text`

const countOf = (series: 'F' | 'A') =>
  sql`coalesce(sum(quantity) filter (where series = ${series} and sold_part = 'products'), 0)::integer`

const signed = (cents: SQL) =>
  sql`coalesce(sum(case series when 'F' then ${cents} else -${cents} end), 0)::text`

interface Found extends Record<string, unknown> {
  readonly whole: boolean
  readonly part: Part
  readonly key: string | null
  readonly name_fr: string | null
  readonly name_en: string | null
  readonly orders: number
  readonly quantity: number
  readonly returned: number
  readonly sold_cents: string
  readonly refunded_cents: string
  readonly base_cents: string
  readonly vat_cents: string
}

const sumOf = (found: Found): SalesSum => ({
  orders: found.orders,
  quantity: found.quantity,
  returned: found.returned,
  soldCents: Number(found.sold_cents),
  refundedCents: Number(found.refunded_cents),
  baseCents: Number(found.base_cents),
  vatCents: Number(found.vat_cents),
})

export const nothingSold: SalesSum = {
  orders: 0,
  quantity: 0,
  returned: 0,
  soldCents: 0,
  refundedCents: 0,
  baseCents: 0,
  vatCents: 0,
}

/** What the papers of a period come to, row by row and in all. */
export const findSales = async (db: Db, by: Breakdown, period: Period) => {
  const { key, part, nameFr, nameEn } = dimensions[by]
  const { rows } = await db.execute<Found>(sql`
    with ${soldLines(period)},
    keyed as (
      select sold.series, sold.subject_id, sold.quantity, sold.net_cents, sold.vat_cents, sold.part as sold_part,
        ${part} as part, ${key} as key, ${nameFr} as name_fr, ${nameEn} as name_en
      from sold left join categories on categories.id = sold.category_id)
    select grouping(part) = 1 as whole, part, key, max(name_fr) as name_fr, max(name_en) as name_en,
      count(distinct subject_id) filter (where series = 'F')::integer as orders,
      ${countOf('F')} as quantity, ${countOf('A')} as returned,
      ${grossOf('F')} as sold_cents, ${grossOf('A')} as refunded_cents,
      ${signed(sql`net_cents`)} as base_cents, ${signed(sql`vat_cents`)} as vat_cents
    from keyed group by grouping sets ((part, key), ())`)
  const whole = rows.find((row) => row.whole)
  return {
    totals: whole ? sumOf(whole) : nothingSold,
    rows: rows.flatMap((row): readonly SalesRow[] =>
      row.whole
        ? []
        : [{ part: row.part, key: row.key, nameFr: row.name_fr, nameEn: row.name_en, ...sumOf(row) }],
    ),
  }
}

interface FoundReturn extends Record<string, unknown> {
  readonly part: Part
  readonly product_id: string | null
  readonly size: string | null
  readonly reason: RefundReason
  readonly name_fr: string | null
  readonly name_en: string | null
  readonly quantity: number
  readonly base_cents: string
  readonly vat_cents: string
}

/** What the credit notes of a period are for, the dearest first. */
export const findReturns = async (db: Db, period: Period): Promise<readonly FoundReturn[]> => {
  const { rows } = await db.execute<FoundReturn>(sql`
    with ${soldLines(period)}
    select part, product_id, size, r.reason, max(name_fr) as name_fr, max(name_en) as name_en,
      (case part when 'products' then sum(quantity) else 0 end)::integer as quantity,
      sum(net_cents)::text as base_cents, sum(sold.vat_cents)::text as vat_cents
    from sold join refunds r on r.id = sold.refund_id where series = 'A'
    group by part, product_id, size, r.reason
    order by sum(net_cents + sold.vat_cents) desc, product_id, size, r.reason, part`)
  return rows
}
