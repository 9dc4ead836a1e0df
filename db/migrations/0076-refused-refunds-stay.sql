-- A refund that was refused stays named until as much was asked for again for the same reason, and was not refused too:
-- a later refund for another cause is not its place.
create or replace view unfinished_refunds as
  select p.subject_id as order_id, r.id as refund_id, r.amount_cents, r.status, r.failure, r.requested_at,
    exists (select from withdrawals w where w.refund_id = r.id) as of_withdrawal
  from refunds r
  join payments p on p.id = r.payment_id and p.purpose = 'order'
  where r.status = 'returned' or (
    r.status = 'failed'
    and not exists (
      select from refunds later where later.payment_id = r.payment_id and (
        later.retries = r.id
        or later.status <> 'failed' and later.reason = r.reason and later.requested_at > r.requested_at
          and later.amount_cents >= r.amount_cents))
    and r.amount_cents <= p.captured_cents - p.refunded_cents
      - (select coalesce(sum(going.amount_cents), 0) from refunds going
          where going.payment_id = r.payment_id and going.status in ('requested', 'pending', 'returned'))
      - (select coalesce(sum(d.amount_cents), 0) from disputes d where d.payment_id = r.payment_id and d.holds_money));
