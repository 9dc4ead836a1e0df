-- Refunds that a provider brings back after they had gone: the credit note stands and the money is owed, until another attempt.

alter table refunds drop constraint refunds_status_check;
alter table refunds add constraint refunds_status_check
  check (status in ('requested', 'pending', 'succeeded', 'failed', 'returned'));

-- How often the provider was asked: each attempt has a name of its own there.
alter table refunds add column attempts integer not null default 1 check (attempts > 0);

-- The demo's remote: when the bank of a closed card sends back what went to it.
alter table demo_refunds add column comes_back_at timestamptz(3);
alter table demo_refunds add constraint demo_refunds_come_back_once check (comes_back_at is null or status = 'succeeded');
create index demo_refunds_coming_back on demo_refunds (comes_back_at) where comes_back_at is not null;

update refunds r set status = 'returned', settled_at = null
  where status = 'failed'
    and exists (select from payment_journal j where j.refund_id = r.id and j.kind = 'refunded');
