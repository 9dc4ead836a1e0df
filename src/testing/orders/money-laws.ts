import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/database.ts'

/**
 * Rules about money and products that must hold at every moment, after crashes, races and repeated calls. Each rule is
 * a query for its violations: it returns no row while the rule holds.
 */
const laws: Readonly<Record<string, SQL>> = {
  'the journal of a payment says what was captured and given back': sql`
    select p.id, p.captured_cents, p.refunded_cents, coalesce(sum(j.amount_cents), 0) as journal
    from payments p left join payment_journal j on j.payment_id = p.id
    group by p.id having p.captured_cents - p.refunded_cents <> coalesce(sum(j.amount_cents), 0)`,

  'a payment takes no more than was asked': sql`
    select id, amount_cents, captured_cents from payments where captured_cents not between 0 and amount_cents`,

  'an order is paid at once, and all of it': sql`
    select o.number, o.total_cents, p.captured_cents from orders o
    join payments p on p.subject_id = o.id and p.purpose = 'order'
    where p.captured_cents not in (0, o.total_cents) or p.amount_cents <> o.total_cents`,

  'an order has been refunded what its payment has': sql`
    select o.number, o.refunded_cents, p.refunded_cents from orders o
    join payments p on p.subject_id = o.id and p.purpose = 'order'
    where o.refunded_cents <> p.refunded_cents`,

  'what was captured of a payment has one invoice of its amount; a payment of nothing has none': sql`
    select p.id, p.captured_cents, sum(i.total_cents) as invoiced, count(i.id) as papers
    from payments p left join invoices i on i.payment_id = p.id
    group by p.id
    having coalesce(sum(i.total_cents), 0) <> p.captured_cents or count(i.id) <> (p.captured_cents > 0)::int`,

  'a paper is for what its payment was for': sql`
    select i.number, i.purpose, i.subject_id from invoices i
    left join refunds r on r.id = i.refund_id
    left join payments p on p.id = coalesce(i.payment_id, r.payment_id)
    where (p.purpose, p.subject_id) is distinct from (i.purpose, i.subject_id)`,

  'a refund that went has one credit note of its amount, whether or not it came back; any other has none': sql`
    select r.id, r.status, r.amount_cents, sum(i.total_cents) as credited, count(i.id) as papers
    from refunds r left join invoices i on i.refund_id = r.id
    group by r.id
    having coalesce(sum(i.total_cents), 0) <> case when r.status in ('succeeded', 'returned') or r.attempts > 1 then r.amount_cents else 0 end
      or count(i.id) > 1`,

  'the journal of a refund says that it went, or that it is with the house': sql`
    select r.id, r.status, r.amount_cents, coalesce(sum(j.amount_cents), 0) as journal
    from refunds r left join payment_journal j on j.refund_id = r.id
    group by r.id
    having coalesce(sum(j.amount_cents), 0) <> case when r.status = 'succeeded' then -r.amount_cents else 0 end`,

  'what was credited has gone back or is owed': sql`
    select p.id, p.refunded_cents, credited.cents as credited, owed.cents as owed from payments p
    cross join lateral (select coalesce(sum(i.total_cents), 0) as cents
      from invoices i join refunds r on r.id = i.refund_id where r.payment_id = p.id) credited
    cross join lateral (select coalesce(sum(r.amount_cents), 0) as cents
      from refunds r where r.payment_id = p.id and (r.status = 'returned' or (r.attempts > 1 and r.status <> 'succeeded'))) owed
    where credited.cents <> p.refunded_cents + owed.cents`,

  'an order whose money is all back is neither to be made nor being made': sql`
    select number, fulfilment, total_cents, refunded_cents from orders
    where fulfilment in ('awaiting_payment', 'to_prepare', 'in_preparation')
      and refunded_cents > 0 and refunded_cents = total_cents`,

  'a refund that failed is asked for anew once, with the same amount': sql`
    select r.id, r.amount_cents, failed.amount_cents as first from refunds r
    join refunds failed on failed.id = r.retries
    where r.amount_cents <> failed.amount_cents or r.payment_id <> failed.payment_id or failed.status <> 'failed'`,

  'that an order goes on in spite of an alert stands in its timeline': sql`
    select a.payment_id, a.decided_at from (
      select payment_id, decided_at from disputes union all select payment_id, decided_at from fraud_reports) a
    join payments p on p.id = a.payment_id and p.purpose = 'order'
    where a.decided_at is not null and not exists (
      select from order_events e where e.order_id = p.subject_id and e.kind = 'went_on' and e.at = a.decided_at)`,

  'papers are numbered without a gap in each series and year': sql`
    select series, year, count(*) as papers, max(sequence) as last from invoices
    where year not in (select year from forgotten_years)
    group by series, year having count(*) <> max(sequence) or min(sequence) <> 1`,

  'the counter of a series and year is its last number': sql`
    select series, year, c.last_number, p.last from document_counters c
    full join (select series, year, max(sequence) as last from invoices group by 1, 2) p using (series, year)
    where series in ('F', 'A') and year not in (select year from forgotten_years)
      and coalesce(c.last_number, -1) <> coalesce(p.last, 0)`,

  'papers are issued in the year of their number, and no day goes back from one to the next': sql`
    select number, day, day_before from (
      select number, year, content->>'issuedOn' as day,
        lag(content->>'issuedOn') over (partition by series, year order by sequence) as day_before
      from invoices) papers
    where day < day_before or left(day, 4)::int <> year`,

  'the lines of a paper come to its amount': sql`
    select number, total_cents, content from invoices
    where (content->'totals'->>'grossCents')::int <> total_cents
      or (select sum((l->>'grossCents')::int) from jsonb_array_elements(content->'lines') l) <> total_cents
      or (content->'totals'->>'netCents')::int + (content->'totals'->>'vatCents')::int <> total_cents`,

  'the credit notes of an invoice never exceed it, and those of all of it say its tax': sql`
    select i.number, i.total_cents, sum(n.total_cents) as credited,
      sum((n.content->'totals'->>'vatCents')::int) as vat_credited
    from invoices i join invoices n on n.refers_to = i.id
    group by i.id
    having sum(n.total_cents) > i.total_cents
      or (sum(n.total_cents) = i.total_cents
        and sum((n.content->'totals'->>'vatCents')::int) <> (i.content->'totals'->>'vatCents')::int)`,

  'never more goes back, or is asked back, than came in': sql`
    select p.id, p.captured_cents, sum(r.amount_cents) as asked from payments p
    join refunds r on r.payment_id = p.id and r.status <> 'failed'
    group by p.id having sum(r.amount_cents) > p.captured_cents`,

  'an order that waits has not been paid, and holds exactly its pieces': sql`
    select o.number from orders o
    join payments p on p.subject_id = o.id and p.purpose = 'order'
    where o.status = 'pending_payment' and (p.captured_cents > 0 or exists (
      (select product_id, size, sum(quantity) from order_lines where order_id = o.id group by 1, 2
        except select product_id, size, quantity::bigint from stock_reservations where reservation_id = o.id)
      union all
      (select product_id, size, quantity::bigint from stock_reservations where reservation_id = o.id
        except select product_id, size, sum(quantity) from order_lines where order_id = o.id group by 1, 2)))`,

  'only an order that waits holds pieces': sql`
    select r.reservation_id from stock_reservations r
    left join orders o on o.id = r.reservation_id and o.status = 'pending_payment' where o.id is null`,

  'what is noted as back of a line is no more than was bought of it': sql`
    select l.id, l.quantity, sum(r.quantity) as noted from order_lines l
    join withdrawal_returns r on r.order_line_id = l.id
    group by l.id having sum(r.quantity) > l.quantity`,

  'stock given back by a return never exceeds what came back as new': sql`
    select l.id, l.restocked_quantity, came.as_new, came.restocked from order_lines l
    cross join lateral (select
        coalesce(sum(r.quantity) filter (where r.state = 'as_new'), 0) as as_new,
        coalesce(sum(r.quantity) filter (where r.restocked_at is not null), 0) as restocked
      from withdrawal_returns r where r.order_line_id = l.id) came
    where came.restocked > came.as_new or came.restocked > l.restocked_quantity`,

  'what is withheld from a refund has a reason, and came back worn': sql`
    select w.reference, w.withheld_cents from withdrawals w
    where w.withheld_cents > 0 and (w.withheld_reason = ''
      or not exists (select from withdrawal_returns r where r.withdrawal_id = w.id and r.state = 'worn'))`,

  // After the invoice of the balance nothing is asked for again: what goes back then is a gift.
  'what a commission was quoted is paid, less what went back, or asked for': sql`
    select c.number, q.total_cents as quoted, money.kept, money.open from commissions c
    join commission_quotes q on q.commission_id = c.id and q.status = 'accepted'
    cross join lateral (select
        coalesce(sum(i.amount_cents) filter (where i.status = 'open'), 0) as open,
        coalesce(sum(i.amount_cents - coalesce(p.refunded_cents, 0)) filter (where i.status = 'paid'), 0) as kept
      from commission_instalments i
      left join payments p on p.purpose = 'instalment' and p.subject_id = i.id
      where i.commission_id = c.id) money
    cross join lateral (select exists (
        select from invoices v join commission_instalments i on i.id = v.subject_id
        where v.purpose = 'instalment' and v.series = 'F' and i.commission_id = c.id
          and (v.content ->> 'isAdvance') is distinct from 'true') as invoiced) balance
    where c.status in ('accepted', 'making') and case when balance.invoiced then money.open <> 0
      else money.kept + money.open <> greatest(q.total_cents, money.kept) end`,

  'an instalment is paid exactly when all of it came in': sql`
    select i.id, i.status, i.amount_cents, p.captured_cents from commission_instalments i
    left join payments p on p.purpose = 'instalment' and p.subject_id = i.id
    where (i.status = 'paid') <> (coalesce(p.captured_cents, 0) > 0)
      or (i.status = 'paid' and p.captured_cents <> i.amount_cents)`,

  'a commission that ended asks for nothing': sql`
    select c.number from commissions c join commission_instalments i on i.commission_id = c.id
    where c.status in ('cancelled', 'declined', 'given_up') and i.status = 'open'`,

  'nobody waits to pay for two orders': sql`
    select account_id from orders where status = 'pending_payment' group by account_id having count(*) > 1`,

  'an order that is being made was paid': sql`
    select o.number, o.status from orders o
    join payments p on p.subject_id = o.id and p.purpose = 'order'
    where o.status in ('paid', 'in_preparation', 'shipped', 'delivered', 'refunded', 'partially_refunded')
      and p.captured_cents = 0`,

  'each order has a payment': sql`
    select o.number from orders o left join payments p on p.subject_id = o.id and p.purpose = 'order'
    where p.id is null`,
}

/** A literal, because the definition of a function takes no parameters. */
const literal = (text: string) => sql.raw(`'${text.replaceAll("'", "''")}'`)

const allBreaches = sql.join(
  Object.entries(laws).map(
    ([law, breaches]) =>
      sql`select ${literal(law)}::text as law, (select json_agg(breach) from (${breaches}) breach) as breaches`,
  ),
  sql` union all `,
)

const told = sql`select law, breaches from (${allBreaches}) told where breaches is not null`

const broken = async (db: Db, question: SQL) => {
  const { rows } = await db.execute<{ law: string; breaches: unknown }>(question)
  return Object.fromEntries(rows.map(({ law, breaches }) => [law, breaches]))
}

/** The violated rules, each with the rows that violate it; empty when all hold. */
export const brokenLaws = (db: Db) => broken(db, told)

/** The same for tests that check often: the rules are stored in the database as a function, with their query plans. */
export const keptLaws = async (db: Db) => {
  await db.execute(sql`
    create function broken_laws() returns table (law text, breaches json) language plpgsql
    as $laws$ #variable_conflict use_column
    begin return query ${told}; end $laws$`)
  return () => broken(db, sql`select law, breaches from broken_laws()`)
}

/**
 * The number of all pieces of each size: in stock, reserved, or sold and not returned. It is constant as long as no
 * admin edits the stock.
 */
export const productsInAll = async (db: Db) => {
  const { rows } = await db.execute<{ product_id: string; size: string; products: number }>(sql`
    select v.product_id, v.size, (v.stock
      + coalesce((select sum(r.quantity) from stock_reservations r
          where r.product_id = v.product_id and r.size = v.size), 0)
      + coalesce((select sum(l.quantity - l.restocked_quantity) from order_lines l
          where l.product_id = v.product_id and l.size = v.size
            and exists (select from order_events e where e.order_id = l.order_id and e.kind = 'paid')), 0))::int as pieces
    from product_variants v order by 1, 2`)
  return rows.map(({ product_id: id, size, products }) => `${id} ${size}: ${products}`)
}
