import { sql } from 'drizzle-orm'
import { boundsOf, type Period } from '../period.ts'
import { natureOfLine } from '../sales.repository.ts'

/** Which papers are of a period, by an index. */
const isOf = (period: Period) => {
  const { begins, ends } = boundsOf(period)
  return sql`i.issued_at >= ${begins} and i.issued_at < ${ends}`
}

/**
 * The lines of the papers of a period, as `sold`, each with its order or commission, and the line of the order that it is about. An invoice has the
 * lines of its order in their turn, and then the delivery. A credit note has the parts of its refund in their turn, or,
 * where the whole order went back, the lines of the order: those for which there was money. Credit notes are found once,
 * because a plan that joins them twice would read all papers for the second time.
 */
export const soldLines = (period: Period) => sql`
  paper_lines as (
    select i.id, i.series, i.country, i.purpose, i.subject_id, i.refund_id, each.place, ${natureOfLine} as nature,
      to_char(i.issued_at at time zone 'Europe/Paris', 'YYYY-MM') as month,
      (line ->> 'quantity')::integer as quantity,
      (line ->> 'netCents')::bigint as net_cents, (line ->> 'vatCents')::bigint as vat_cents
    from invoices i cross join lateral jsonb_array_elements(i.content -> 'lines') with ordinality each (line, place)
    where ${isOf(period)}),
  credit_notes as materialized (
    select i.id, i.subject_id, i.refund_id, i.total_cents from invoices i where ${isOf(period)} and i.series = 'A'),
  credited as (
    select i.id, row_number() over (partition by i.id order by l.position) as place, l.position
    from credit_notes i
    join orders o on o.id = i.subject_id and o.total_cents = i.total_cents
    join order_lines l on l.order_id = o.id and l.net_cents > 0
    union all
    select i.id, row_number() over (partition by i.id order by given.place),
      case when part ->> 'line' <> 'shipping' then (part ->> 'line')::smallint end
    from credit_notes i
    join orders o on o.id = i.subject_id and o.total_cents <> i.total_cents
    join refunds r on r.id = i.refund_id
    cross join lateral jsonb_array_elements(
      case jsonb_typeof(r.details -> 'parts') when 'array' then r.details -> 'parts' else '[]'::jsonb end)
      with ordinality given (part, place)
    where (part ->> 'cents')::integer > 0),
  sold as (
    select p.*, case when p.purpose = 'instalment' then 'commissions' when p.nature in ('delivery', 'goodwill')
        then p.nature else 'products' end as part,
      coalesce(made.commission_id, p.subject_id) as sale_id,
      l.product_id, l.size, l.name_fr, l.name_en, products.category_id
    from paper_lines p
    left join commission_instalments made on p.purpose = 'instalment' and made.id = p.subject_id
    left join credited c on c.id = p.id and c.place = p.place
    left join order_lines l on p.nature in ('goods', 'services') and l.order_id = p.subject_id
      and l.position = case p.series when 'F' then p.place - 1 else c.position end
    left join products on products.id = l.product_id)`
