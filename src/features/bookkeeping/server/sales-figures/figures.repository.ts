import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../../platform/db/database.ts'
import type { RefundReason } from '../../../papers/refund-reasons.ts'
import { costsInTime } from '../../../product-costs/server/costs-in-time.public.ts'
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

const sums = [
  'orders',
  'quantity',
  'returned',
  'soldCents',
  'refundedCents',
  'baseCents',
  'vatCents',
  /** Without tax: products as they were invoiced, and those of them whose cost is known. */
  'productsCents',
  'knownProductsCents',
  /** The lines whose cost is known: how many, what is left of them without tax, and what that costs. */
  'knownLines',
  'knownCents',
  'costCents',
] as const

/** What a row comes to. */
export type SalesSum = Readonly<Record<(typeof sums)[number], number>>

export interface SalesRow extends SalesSum {
  readonly part: Part
  readonly key: string | null
  readonly nameFr: string | null
  readonly nameEn: string | null
}

const summed = (amountOf: (name: (typeof sums)[number]) => number) =>
  Object.fromEntries(sums.map((name) => [name, amountOf(name)])) as SalesSum

export const nothingSold: SalesSum = summed(() => 0)

/** Two rows as one. */
export const added = (one: SalesSum, other: SalesSum) => summed((name) => one[name] + other[name])

const total = (amount: SQL, which: SQL) => sql`coalesce(sum(${amount}) filter (where ${which}), 0)::text`

/** Invoices count up, credit notes down. */
const left = (amount: SQL, which = sql`true`) =>
  total(sql`case series when 'F' then ${amount} else -${amount} end`, which)

const isInvoice = sql`series = 'F'`
const isCreditNote = sql`series = 'A'`
const isProduct = sql`sold_part = 'products'`
const isKnown = sql`cost_cents is not null`

type Found = Readonly<Record<(typeof sums)[number], string | number>> & {
  readonly whole: boolean
  readonly part: Part
  readonly key: string | null
  readonly name_fr: string | null
  readonly name_en: string | null
}

const sumOf = (found: Found) => summed((name) => Number(found[name]))

/** What the papers of a period come to, row by row and in all. A product costs what it did when it was ordered. */
export const findSales = async (db: Db, by: Breakdown, period: Period) => {
  const { key, part, nameFr, nameEn } = dimensions[by]
  const { rows } = await db.execute<Found>(sql`
    with ${soldLines(period)}, ${costsInTime},
    keyed as (
      select sold.series, sold.sale_id, sold.quantity, sold.net_cents, sold.vat_cents, sold.part as sold_part,
        ${part} as part, ${key} as key, ${nameFr} as name_fr, ${nameEn} as name_en,
        costs.cost_cents::bigint * sold.quantity as cost_cents
      from sold left join categories on categories.id = sold.category_id
      left join orders on orders.id = sold.sale_id
      left join costs on costs.product_id = sold.product_id
        and costs.since <= orders.placed_at and orders.placed_at < costs.until)
    select grouping(part) = 1 as whole, part, key, max(name_fr) as name_fr, max(name_en) as name_en,
      count(distinct sale_id) filter (where ${isInvoice})::integer as orders,
      ${total(sql`quantity`, sql`${isInvoice} and ${isProduct}`)} as quantity,
      ${total(sql`quantity`, sql`${isCreditNote} and ${isProduct}`)} as returned,
      ${total(sql`net_cents + vat_cents`, isInvoice)} as "soldCents",
      ${total(sql`net_cents + vat_cents`, isCreditNote)} as "refundedCents",
      ${left(sql`net_cents`)} as "baseCents", ${left(sql`vat_cents`)} as "vatCents",
      ${total(sql`net_cents`, sql`${isInvoice} and ${isProduct}`)} as "productsCents",
      ${total(sql`net_cents`, sql`${isInvoice} and ${isKnown}`)} as "knownProductsCents",
      count(cost_cents)::integer as "knownLines",
      ${left(sql`net_cents`, isKnown)} as "knownCents", ${left(sql`cost_cents`)} as "costCents"
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
