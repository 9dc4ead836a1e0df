import { type SQL, sql } from 'drizzle-orm'
import { graceHours } from '../../payouts.limits.ts'

/** What a transaction is compared with; null for one that has no record of its own in the house. */
export const subjectOf = sql`case
  when t.kind = 'charge' then 'payment'
  when t.kind in ('refund', 'refund-failure') then 'refund'
  when t.kind in ('dispute', 'dispute-reversal') then 'dispute' end`

/** What a payment `p` is for: an order, or the commission of an instalment `i`. */
export const paidRecord = sql`case when p.purpose = 'order' then p.subject_id end as order_id, i.commission_id,
  p.reference as paid_number`

/** Until when both sides are known, by provider: what is younger may still be on its way. */
export const settledUntil = (now: Temporal.Instant) => sql`
  select provider, least(whole_until, ${now.toString()}::timestamptz) - make_interval(hours => ${graceHours}) as until
  from balance_readings where whole_until is not null`

/**
 * Each payment, refund and dispute on which the provider and the house differ, with what both say of it. Of some
 * payouts, only what their transactions are about.
 */
export const comparedSql = (now: Temporal.Instant, payoutIds?: SQL) => {
  const refs = payoutIds && sql`(select ref from balance_transactions where payout_id in ${payoutIds})`
  const isAsked = (ref: SQL) => (refs ? sql`${ref} in ${refs}` : sql`true`)
  return sql`
    select coalesce(theirs.subject, ours.subject) as subject, coalesce(theirs.ref, ours.ref) as ref,
      theirs.cents as their_cents, ours.cents as our_cents, ours.payment_id, theirs.intent_id, theirs.payout_id, theirs.type,
      greatest(theirs.at, ours.at) as at
    from (
      select t.provider, ${subjectOf} as subject, t.ref, sum(t.gross_cents)::int as cents, max(t.at) as at,
        min(t.intent_id) as intent_id, max(t.payout_id) as payout_id, min(t.type) as type
      from balance_transactions t
      where t.currency = 'eur' and ${subjectOf} is not null and ${isAsked(sql`t.ref`)}
      group by 1, 2, 3) theirs
    full join (
      select provider, case when kind = 'captured' then 'payment' else 'refund' end as subject, provider_ref as ref,
        sum(amount_cents)::int as cents, max(at) as at, payment_id
      from payment_journal where ${isAsked(sql`provider_ref`)}
      group by 1, 2, 3, payment_id
      union all
      select p.provider, 'dispute', d.provider_ref, case when d.holds_money then -d.amount_cents else 0 end, d.updated_at, d.payment_id
      from disputes d join payments p on p.id = d.payment_id where ${isAsked(sql`d.provider_ref`)}) ours
      using (provider, subject, ref)
    join (${settledUntil(now)}) settled using (provider)
    where coalesce(theirs.cents, 0) <> coalesce(ours.cents, 0) and greatest(theirs.at, ours.at) < settled.until`
}
