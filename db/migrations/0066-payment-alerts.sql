-- What is said against a payment: a report of fraud, or a bank's dispute. An admin decides before the order goes on.
create table fraud_reports (
  provider_ref text primary key,
  payment_id uuid not null references payments (id),
  source text not null check (source in ('early_warning', 'review')),
  reason text not null,
  reported_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  -- The provider's own review found nothing against the payment.
  lifted_at timestamptz(3),
  decided_at timestamptz(3)
);

create index fraud_reports_of_payment on fraud_reports (payment_id);

alter table disputes
  add column answer_due_at timestamptz(3),
  add column decided_at timestamptz(3),
  -- The word that the provider's status comes to; a status that is not known is one under review.
  add column standing text not null generated always as (case
    when status in ('needs_response', 'warning_needs_response', 'appeal_needs_response') then 'to_answer'
    when status in ('won', 'warning_closed', 'prevented') then 'won'
    when status = 'lost' then 'lost'
    else 'under_review'
  end) stored,
  -- A bank takes the money back when it opens a dispute, and not yet when it only asks.
  add column holds_money boolean not null generated always as (
    status not in ('won', 'prevented') and left(status, 8) <> 'warning_'
  ) stored;

-- Why the provider did not make a refund, and which refund that failed this one repeats.
alter table refunds
  add column failure text,
  add column retries uuid unique references refunds (id);

create view order_alerts as
  select o.id as order_id, said.kind, said.provider_ref, said.reason, said.amount_cents, said.told_at,
    said.answer_due_at, said.standing is not distinct from 'to_answer' as awaits_answer,
    said.is_undecided and (
      o.fulfilment in ('to_prepare', 'in_preparation')
      or said.kind = 'fraud' and o.fulfilment in ('shipped', 'delivered')
    ) as awaits_decision
  from (
    select 'fraud' as kind, provider_ref, payment_id, reason, null::integer as amount_cents,
      reported_at as told_at, null::timestamptz(3) as answer_due_at, null::text as standing,
      decided_at is null and lifted_at is null as is_undecided
    from fraud_reports
    union all
    select 'dispute', provider_ref, payment_id, reason, amount_cents, opened_at, answer_due_at, standing,
      decided_at is null and standing <> 'won'
    from disputes
  ) said
  join payments p on p.id = said.payment_id and p.purpose = 'order'
  join orders o on o.id = p.subject_id;

-- Refunds that were refused or came back, as long as their money can still go; those of a withdrawal are seen to there.
create view unfinished_refunds as
  select p.subject_id as order_id, r.id as refund_id, r.amount_cents, r.status, r.failure, r.requested_at,
    exists (select from withdrawals w where w.refund_id = r.id) as of_withdrawal
  from refunds r
  join payments p on p.id = r.payment_id and p.purpose = 'order'
  where r.status = 'returned' or (
    r.status = 'failed'
    and not exists (
      select from refunds later where later.payment_id = r.payment_id and (
        later.retries = r.id or later.requested_at > r.requested_at and later.amount_cents >= r.amount_cents))
    and r.amount_cents <= p.captured_cents - p.refunded_cents
      - (select coalesce(sum(going.amount_cents), 0) from refunds going
          where going.payment_id = r.payment_id and going.status in ('requested', 'pending', 'returned'))
      - (select coalesce(sum(d.amount_cents), 0) from disputes d where d.payment_id = r.payment_id and d.holds_money));
