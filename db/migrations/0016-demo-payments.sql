-- What the built-in provider of payments keeps at its own place, as Stripe would at Stripe's: no table of the house points
-- here. A card's number, expiry and cryptogram are in no column.
create table demo_intents (
  id text primary key,
  client_secret text not null unique,
  idempotency_key text not null unique,
  -- What the key came with, so that it cannot come again with something else.
  request_hash text not null,
  amount_cents integer not null check (amount_cents > 0),
  captured_cents integer not null default 0 check (captured_cents between 0 and amount_cents),
  status text not null check (
    status in ('requires_payment_method', 'requires_action', 'processing', 'succeeded', 'canceled')
  ),
  decline text,
  card_brand text,
  card_last4 text check (card_last4 ~ '^[0-9]{4}$'),
  card_country text,
  -- The hash of the word that answers for the customer's bank, while it waits for her.
  challenge_hash text unique,
  -- How the events of this payment arrive: tests ask for late, doubled and disordered ones.
  telling text not null default 'at_once' check (telling in ('at_once', 'late', 'twice', 'out_of_order')),
  -- When a payment in process comes to its end.
  settles_at timestamptz(3),
  reference text not null,
  metadata jsonb not null,
  created_at timestamptz(3) not null,
  check ((status = 'requires_action') = (challenge_hash is not null)),
  check ((status = 'processing') = (settles_at is not null)),
  check (status = 'succeeded' or captured_cents = 0)
);

create index demo_intents_settling on demo_intents (settles_at) where status = 'processing';

create table demo_refunds (
  id text primary key,
  intent_id text not null references demo_intents (id),
  idempotency_key text not null unique,
  request_hash text not null,
  amount_cents integer not null check (amount_cents > 0),
  status text not null check (status in ('succeeded', 'failed')),
  reason text not null,
  metadata jsonb not null,
  created_at timestamptz(3) not null
);

create index demo_refunds_of_intent on demo_refunds (intent_id);

-- Each time that an event is to be told. Written with the change that it tells of.
create table demo_deliveries (
  id bigint generated always as identity primary key,
  event_id text not null,
  -- The payment that it tells of.
  intent_id text not null,
  body text not null,
  -- While it is being told this lies ahead, so that no other process tells it; none once nobody tries any more.
  due_at timestamptz(3),
  delivered_at timestamptz(3),
  attempts integer not null default 0
);

create index demo_deliveries_of_intent on demo_deliveries (intent_id) where delivered_at is null;
create index demo_deliveries_due on demo_deliveries (due_at, id) where delivered_at is null;
create index demo_deliveries_oldest on demo_deliveries (delivered_at) where delivered_at is not null;
