-- Payments that wait are looked for often, and are few beside those that are over.
create index payments_waiting on payments (created_at)
  where captured_cents = 0 and voided_at is null and intent_id is not null;
