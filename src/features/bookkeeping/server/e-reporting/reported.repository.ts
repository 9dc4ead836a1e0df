import { sql } from 'drizzle-orm'
import type { Db } from '../../../../platform/db/database.ts'
import type { PaidGroup, ReportedGroup } from '../../e-reporting/reported-sales.ts'
import { boundsOf, type Period } from '../period.ts'
import { countryOfSale } from '../sales.repository.ts'

/** A paper of a company, as it is reported by itself. */
const paperOfCompany = sql`case when i.is_business then jsonb_build_object(
  'number', i.number,
  'buyer', coalesce(nullif(i.content -> 'buyer' ->> 'company', ''),
    concat_ws(' ', i.content -> 'buyer' ->> 'firstName', i.content -> 'buyer' ->> 'lastName')),
  'vatNumber', i.content -> 'buyer' ->> 'vatNumber',
  'country', i.content -> 'buyer' ->> 'countryCode',
  'refersTo', case when i.content -> 'refersTo' is not null then jsonb_build_object(
    'number', i.content -> 'refersTo' ->> 'number', 'issuedOn', i.content -> 'refersTo' ->> 'issuedOn') end) end`

type Row = Omit<ReportedGroup, 'baseCents' | 'vatCents'> &
  Record<'base_cents' | 'vat_cents', string> &
  Record<string, unknown>

/** What the papers of a period come to, by all that e-reporting tells apart. A paper has its highest rate first. */
export const findReported = async (db: Db, period: Period): Promise<readonly ReportedGroup[]> => {
  const { begins, ends } = boundsOf(period)
  const { rows } = await db.execute<Row>(sql`
    select day, kind, regime, operation, rate, country, paper, sum(counted)::integer as papers,
      sum(base_cents)::text as base_cents, sum(vat_cents)::text as vat_cents
    from (
      select to_char(i.issued_at at time zone 'Europe/Paris', 'YYYY-MM-DD') as day,
        i.content ->> 'kind' as kind, i.content ->> 'vatRegime' as regime, i.content ->> 'operation' as operation,
        (share.vat ->> 'rateBasisPoints')::integer as rate, ${countryOfSale} as country, ${paperOfCompany} as paper,
        case share.place when 1 then 1 else 0 end as counted,
        (share.vat ->> 'baseCents')::bigint as base_cents, (share.vat ->> 'vatCents')::bigint as vat_cents
      from invoices i
      left join orders o on o.id = i.subject_id and i.purpose = 'order'
      cross join lateral jsonb_array_elements(i.content -> 'totals' -> 'vat') with ordinality share(vat, place)
      where i.issued_at >= ${begins} and i.issued_at < ${ends}) shares
    group by 1, 2, 3, 4, 5, 6, 7 order by 1`)
  return rows.map(({ base_cents: base, vat_cents: vat, ...row }) => ({
    ...row,
    baseCents: Number(base),
    vatCents: Number(vat),
  }))
}

/** Money that came in or went back for services in a period, by the rates of the paper that goes with it. */
export const findPaidServices = async (db: Db, period: Period): Promise<readonly PaidGroup[]> => {
  const { begins, ends } = boundsOf(period)
  const { rows } = await db.execute<
    Omit<PaidGroup, 'cents'> & { cents: string } & Record<string, unknown>
  >(sql`
    select to_char(j.at at time zone 'Europe/Paris', 'YYYY-MM-DD') as day,
      (share ->> 'rateBasisPoints')::integer as rate,
      case when i.is_business then jsonb_build_object(
        'number', coalesce(i.content -> 'refersTo' ->> 'number', i.number),
        'country', i.content -> 'buyer' ->> 'countryCode') end as paper,
      sum(sign(j.amount_cents) * ((share ->> 'baseCents')::bigint + (share ->> 'vatCents')::bigint))::text as cents
    from payment_journal j
    left join invoices f on j.refund_id is null and f.payment_id = j.payment_id
    left join invoices a on a.refund_id = j.refund_id
    join invoices i on i.id = coalesce(a.id, f.id)
    cross join lateral jsonb_array_elements(i.content -> 'totals' -> 'vat') share
    where j.at >= ${begins} and j.at < ${ends} and i.content ->> 'operation' = 'services'
    group by 1, 2, 3 order by 1`)
  return rows.map(({ cents, ...row }) => ({ ...row, cents: Number(cents) }))
}
