-- Refunds that a provider brings back after they had gone: the credit note stands and the money is owed, until another attempt.

alter table refunds drop constraint refunds_status_check;
alter table refunds add constraint refunds_status_check
  check (status in ('requested', 'pending', 'succeeded', 'failed', 'returned'));

-- How often the provider was asked: each attempt has a name of its own there.
alter table refunds add column attempts integer not null default 1 check (attempts > 0);

update refunds r set status = 'returned', settled_at = null
  where status = 'failed'
    and exists (select from payment_journal j where j.refund_id = r.id and j.kind = 'refunded');
