-- Payments: one for each thing that is paid for, what its provider told of it, and a journal that is only added to.

create table payments (
  id uuid primary key default gen_random_uuid(),
  -- What is paid for: an order, and later an instalment of a commission.
  purpose text not null,
  subject_id uuid not null,
  -- As the customer and the provider know it: the number of the order.
  reference text not null,
  provider text not null check (provider in ('stripe', 'demo')),
  -- The provider's own payment; empty until it was asked for one.
  intent_id text unique,
  client_secret text,
  amount_cents integer not null check (amount_cents > 0),
  captured_cents integer not null default 0 check (captured_cents >= 0),
  refunded_cents integer not null default 0 check (refunded_cents between 0 and captured_cents),
  status text not null check (status in (
    'requires_payment_method', 'requires_action', 'processing', 'succeeded', 'canceled')),
  decline text,
  method jsonb,
  -- What is paid for waits no longer: the provider has to be told, or was.
  voided_at timestamptz(3),
  created_at timestamptz(3) not null,
  captured_at timestamptz(3),
  unique (purpose, subject_id)
);

-- Each event of a provider once, whichever way and however often it comes.
create table payment_events (
  provider text not null,
  event_id text not null,
  type text not null,
  payment_id uuid references payments (id) on delete cascade,
  received_at timestamptz(3) not null,
  primary key (provider, event_id)
);

create index payment_events_of_payment on payment_events (payment_id);
create index payment_events_age on payment_events (received_at);

create table refunds (
  id uuid primary key default gen_random_uuid(),
  payment_id uuid not null references payments (id),
  amount_cents integer not null check (amount_cents > 0),
  reason text not null,
  -- What it is for, in the words of what was paid: lines, delivery.
  details jsonb not null default '{}',
  status text not null check (status in ('requested', 'pending', 'succeeded', 'failed')),
  provider_ref text unique,
  requested_by uuid,
  requested_at timestamptz(3) not null,
  settled_at timestamptz(3)
);

create index refunds_of_payment on refunds (payment_id, requested_at);
create index refunds_open on refunds (requested_at) where status in ('requested', 'pending');

create table disputes (
  provider_ref text primary key,
  payment_id uuid not null references payments (id),
  status text not null,
  amount_cents integer not null,
  reason text not null,
  opened_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);

create index disputes_of_payment on disputes (payment_id);

-- What came in and what went out, in the order in which it did. A mistake is answered by a counter-entry.
create table payment_journal (
  id bigint primary key generated always as identity,
  at timestamptz(3) not null,
  payment_id uuid not null references payments (id),
  kind text not null check (kind in ('captured', 'refunded', 'refund_failed')),
  amount_cents integer not null check ((kind = 'refunded') = (amount_cents < 0) and amount_cents <> 0),
  refund_id uuid references refunds (id),
  provider text not null,
  provider_ref text not null
);

create index payment_journal_of_payment on payment_journal (payment_id, id);

create trigger payment_journal_stays before update or delete on payment_journal
  for each row execute function refuse_rewriting();
create trigger payment_journal_is_not_emptied before truncate on payment_journal
  for each statement execute function refuse_rewriting();
