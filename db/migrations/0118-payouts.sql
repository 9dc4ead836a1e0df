-- What the payment provider did with the money of the house: each movement of its balance there, and the payouts to the
-- bank in which movements are put together.

-- A payout; its status and the day on which it arrives change while it is on its way, and nothing else does.
create table payouts (
  id text primary key,
  provider text not null check (provider in ('stripe', 'demo')),
  -- Below 0 where the provider took back from the bank what the balance lacked.
  amount_cents integer not null,
  currency text not null,
  status text not null,
  created_at timestamptz(3) not null,
  arrives_on date not null,
  -- Whether the provider tells which transactions a payout is made of: it does, it will, or it never does.
  makeup text not null check (makeup in ('told', 'awaited', 'untold')),
  -- When all of its transactions were read.
  itemized_at timestamptz(3),
  check (itemized_at is null or makeup = 'told')
);

create index payouts_by_arrival on payouts (arrives_on, id);
create index payouts_to_itemize on payouts (id) where itemized_at is null;

create table balance_transactions (
  id text primary key,
  provider text not null check (provider in ('stripe', 'demo')),
  kind text not null check (kind in (
    'charge', 'refund', 'refund-failure', 'dispute', 'dispute-reversal', 'fee', 'adjustment', 'payout', 'payout-return', 'other')),
  -- The provider's own word for it, which may be one that is unknown here.
  type text not null,
  gross_cents integer not null,
  fee_cents integer not null,
  net_cents integer not null,
  currency text not null,
  at timestamptz(3) not null,
  available_at timestamptz(3) not null,
  -- What it comes from, as the provider names it.
  source_id text,
  intent_id text,
  refund_id text,
  dispute_id text,
  -- What is compared with a record of the house.
  ref text not null generated always as (coalesce(refund_id, dispute_id, intent_id, source_id, id)) stored,
  -- The payout that it is part of, once there is one.
  payout_id text references payouts (id),
  -- When it came to the house, and is entered in its books.
  noted_at timestamptz(3) not null,
  -- Payments and refunds are in the books by themselves, and here by their fees only.
  is_entered boolean not null generated always as (
    currency = 'eur' and (fee_cents <> 0 or (kind not in ('charge', 'refund', 'refund-failure') and gross_cents <> 0))) stored,
  check (net_cents = gross_cents - fee_cents)
);

create index balance_transactions_of_ref on balance_transactions (ref);
create index balance_transactions_of_payout on balance_transactions (payout_id, at, id);
create index balance_transactions_unpaid on balance_transactions (available_at) where payout_id is null;
create index balance_transactions_entered on balance_transactions (noted_at, id collate "C") where is_entered;

create function keep_balance_transaction() returns trigger language plpgsql as $$
declare
  -- What is computed has no value yet when a trigger comes before the change.
  changes constant text[] := array['payout_id', 'ref', 'is_entered'];
begin
  if old.payout_id is not null or to_jsonb(new) - changes is distinct from to_jsonb(old) - changes then
    raise exception 'a balance transaction stays as it is, until it is paid out' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

create trigger balance_transactions_change before update on balance_transactions
  for each row execute function keep_balance_transaction();
create trigger balance_transactions_stay before delete on balance_transactions
  for each row execute function refuse_rewriting();
create trigger balance_transactions_are_not_emptied before truncate on balance_transactions
  for each statement execute function refuse_rewriting();

-- A movement is entered on the day on which it came to the house: a day that is closed takes it as little as a paper.
create or replace function refuse_closed_day() returns trigger language plpgsql as $$
declare
  moment timestamptz;
  last_day date;
begin
  perform pg_advisory_xact_lock_shared(hashtext('closings'));
  if tg_table_name = 'invoices' then moment := new.issued_at;
  elsif tg_table_name = 'balance_transactions' then moment := new.noted_at;
  else moment := new.at; end if;
  select to_day into last_day from closings where kind = 'day' order by to_day desc limit 1;
  if (moment at time zone 'Europe/Paris')::date <= last_day then
    raise exception 'the books are closed up to %: % enters with a later day', last_day, tg_table_name
      using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

create trigger balance_transactions_enter_open_days before insert on balance_transactions
  for each row execute function refuse_closed_day();

create function keep_payout() returns trigger language plpgsql as $$
begin
  if (new.id, new.provider, new.amount_cents, new.currency, new.created_at)
    is distinct from (old.id, old.provider, old.amount_cents, old.currency, old.created_at)
  then
    raise exception 'the amount of a payout stays as it is' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

create trigger payouts_change before update on payouts for each row execute function keep_payout();
create trigger payouts_stay before delete on payouts for each row execute function refuse_rewriting();
create trigger payouts_are_not_emptied before truncate on payouts
  for each statement execute function refuse_rewriting();

-- How far the balance of a provider has been read, newest first; a reading that was cut off goes on from where it was.
create table balance_readings (
  provider text primary key check (provider in ('stripe', 'demo')),
  -- All that came about before this moment has been read.
  whole_until timestamptz(3),
  -- The reading under way: since when, and the transaction that it goes on behind.
  began_at timestamptz(3),
  came_to text
);

create index payment_journal_of_ref on payment_journal (provider_ref);

-- The demo's own provider knows when a payment was made and when a refund came back, and keeps its disputes.
alter table demo_intents add column captured_at timestamptz(3);
update demo_intents set captured_at = created_at where status = 'succeeded';
alter table demo_refunds add column returned_at timestamptz(3);
update demo_refunds set returned_at = created_at where status = 'failed' and amount_cents % 100 <> 13;

create table demo_disputes (
  id text primary key,
  intent_id text not null,
  amount_cents integer not null check (amount_cents > 0),
  opened_at timestamptz(3) not null,
  -- When the bank gave the money back to the house.
  won_at timestamptz(3)
);
