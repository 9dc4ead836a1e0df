import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'
import { deliveryWording, type LineNature } from '../../papers/line-nature.ts'
import type { SalesGroup } from '../vat/vat-lines.ts'
import { boundsOf, type Period } from './period.ts'

/** The same as `natureOf`, which a test compares with it. */
export const natureOfLine = sql`case
  when line ->> 'nature' = 'advance' then 'advance'
  when jsonb_array_length(line -> 'details') = 0 then
    case when line -> 'description' ->> 'fr' = ${deliveryWording.fr} then 'delivery' else 'goodwill' end
  when i.content ->> 'operation' = 'services' then 'services'
  else 'goods' end`

/** Where a sale was handed over: what was collected, or made to measure, in Paris, wherever its buyer lives. */
export const countryOfSale = sql`case
  when o.delivery_method = 'pickup' or i.purpose = 'instalment' then 'FR' else i.country end`

interface Row extends Record<string, unknown> {
  readonly day: string
  readonly kind: SalesGroup['kind']
  readonly regime: SalesGroup['regime']
  readonly rate: number
  readonly nature: LineNature
  readonly country: string
  readonly is_business: boolean
  readonly net_cents: string
  readonly vat_cents: string
}

/** What the papers of a period come to, by all that an account or a VAT return tells apart. */
export const findSalesGroups = async (db: Db, period: Period): Promise<readonly SalesGroup[]> => {
  const { begins, ends } = boundsOf(period)
  const { rows } = await db.execute<Row>(sql`
    select day, kind, regime, rate, nature, country, is_business,
      sum(net_cents)::text as net_cents, sum(vat_cents)::text as vat_cents
    from (
      select to_char(i.issued_at at time zone 'Europe/Paris', 'YYYY-MM-DD') as day,
        i.content ->> 'kind' as kind, i.content ->> 'vatRegime' as regime,
        (line ->> 'vatRateBasisPoints')::integer as rate, ${natureOfLine} as nature,
        ${countryOfSale} as country, i.is_business,
        (line ->> 'netCents')::bigint as net_cents, (line ->> 'vatCents')::bigint as vat_cents
      from invoices i
      left join orders o on o.id = i.subject_id and i.purpose = 'order'
      cross join lateral jsonb_array_elements(i.content -> 'lines') line
      where i.issued_at >= ${begins} and i.issued_at < ${ends}) lines
    group by 1, 2, 3, 4, 5, 6, 7 order by 1`)
  return rows.map(({ is_business: isBusiness, net_cents: net, vat_cents: vat, ...row }) => ({
    ...row,
    isBusiness,
    netCents: Number(net),
    vatCents: Number(vat),
  }))
}

/** What came in, and what went back, over the payment provider in a period. */
export const findMoved = async (db: Db, period: Period) => {
  const { begins, ends } = boundsOf(period)
  const { rows } = await db.execute<{ in_cents: string; out_cents: string }>(sql`
    select coalesce(sum(j.amount_cents) filter (where j.amount_cents > 0), 0)::text as in_cents,
      coalesce(-sum(j.amount_cents) filter (where j.amount_cents < 0), 0)::text as out_cents
    from payment_journal j join invoices f on f.payment_id = j.payment_id
    where j.at >= ${begins} and j.at < ${ends}`)
  const [row] = rows
  return { inCents: Number(row?.in_cents), outCents: Number(row?.out_cents) }
}
