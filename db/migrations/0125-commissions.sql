-- A product made to measure, from the first wish to the handover: what was asked for, the versions of its quote, what is paid
-- when, and its stages.

create table commissions (
  id uuid primary key default gen_random_uuid(),
  -- As « SM-2026-0001 ».
  number text not null unique,
  account_id uuid references accounts (id) on delete set null,
  first_name text not null,
  last_name text not null,
  email text not null,
  phone text not null,
  language text not null check (language in ('fr', 'en')),
  occasion text not null check (occasion in ('wedding', 'civil', 'ceremony', 'evening', 'other')),
  event_date date,
  event_place text not null default '' check (length(event_place) <= 120),
  budget text check (budget in ('to_2000', 'to_4000', 'to_6000', 'to_10000', 'over_10000')),
  words text not null default '' check (length(words) <= 2000),
  measures text not null check (measures in ('kept', 'salon')),
  profile_id uuid references measure_profiles (id) on delete set null,
  product_id uuid references products (id) on delete set null,
  status text not null check (status in (
    'wish', 'quoted', 'accepted', 'making', 'delivered', 'closed', 'declined', 'given_up', 'cancelled')),
  -- Why it ended before its time, in the words that the customer was sent.
  ended_words text not null default '' check (length(ended_words) <= 2000),
  created_at timestamptz(3) not null,
  changed_at timestamptz(3) not null,
  sought text generated always as (sought_text(number, first_name, last_name, email)) stored
);

create index commissions_of_account on commissions (account_id, created_at desc) where account_id is not null;
create index commissions_of_email on commissions (lower(email));
create index commissions_of_profile on commissions (profile_id) where profile_id is not null;
create index commissions_of_product on commissions (product_id) where product_id is not null;
create index commissions_lately on commissions (created_at desc, id);
create index commissions_running on commissions (event_date, id)
  where status in ('wish', 'quoted', 'accepted', 'making', 'delivered');
create index commissions_sought on commissions using gin (sought gin_trgm_ops);

create table commission_quotes (
  commission_id uuid not null references commissions (id) on delete cascade,
  version integer not null check (version > 0),
  status text not null check (status in ('draft', 'sent', 'accepted', 'superseded', 'withdrawn')),
  -- What is offered: lines, cloths, stages and the schedule of what is paid.
  content jsonb not null,
  total_cents integer not null check (total_cents >= 0),
  -- How often the draft was saved.
  saved integer not null default 1,
  written_by uuid references accounts (id) on delete set null,
  written_at timestamptz(3) not null,
  sent_at timestamptz(3),
  valid_until date,
  -- The paper that was sent, and what it is known by.
  pdf bytea,
  sha256 text,
  accepted_at timestamptz(3),
  -- Who accepted it, where the invoices go, the sentence that was agreed to, and from where.
  acceptance jsonb,
  primary key (commission_id, version),
  check ((status = 'draft') = (sent_at is null)),
  check ((sent_at is null) = (pdf is null)),
  check ((sent_at is null) = (sha256 is null)),
  check ((sent_at is null) = (valid_until is null)),
  check ((accepted_at is null) = (acceptance is null)),
  check (status <> 'accepted' or accepted_at is not null)
);

create unique index commission_quotes_drafted on commission_quotes (commission_id) where status = 'draft';
create unique index commission_quotes_accepted on commission_quotes (commission_id) where status = 'accepted';
create unique index commission_quotes_sent on commission_quotes (commission_id) where status = 'sent';
create index commission_quotes_of_writer on commission_quotes (written_by) where written_by is not null;

-- What was sent stays as it was sent, and what was accepted as it was accepted.
create function keep_quotes() returns trigger language plpgsql as $$
begin
  if old.sent_at is not null and (
    (new.version, new.content, new.total_cents, new.sent_at, new.valid_until, new.pdf, new.sha256)
      is distinct from
    (old.version, old.content, old.total_cents, old.sent_at, old.valid_until, old.pdf, old.sha256)) then
    raise exception 'a quote that was sent is not changed' using errcode = 'restrict_violation';
  end if;
  if old.accepted_at is not null and new.accepted_at is distinct from old.accepted_at then
    raise exception 'a quote that was accepted stays accepted' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

create trigger commission_quotes_stay before update on commission_quotes
  for each row execute function keep_quotes();

create table commission_instalments (
  id uuid primary key default gen_random_uuid(),
  commission_id uuid not null,
  -- The version of the quote that asked for it.
  version integer not null,
  position integer not null check (position > 0),
  -- It is asked for before this stage begins; null at the acceptance.
  before_stage text check (before_stage in (
    'measures', 'toile', 'fitting_1', 'fitting_2', 'fitting_3', 'finishing', 'handover')),
  amount_cents integer not null check (amount_cents > 0),
  status text not null check (status in ('open', 'paid', 'replaced')),
  paid_at timestamptz(3),
  foreign key (commission_id, version) references commission_quotes (commission_id, version),
  unique (commission_id, version, position),
  check ((status = 'paid') = (paid_at is not null))
);

create table commission_stages (
  commission_id uuid not null references commissions (id) on delete cascade,
  stage text not null check (stage in (
    'measures', 'toile', 'fitting_1', 'fitting_2', 'fitting_3', 'finishing', 'handover', 'retouches')),
  -- Of work before its end.
  hours integer not null check (hours between 0 and 400),
  done_on date,
  done_by uuid references accounts (id) on delete set null,
  -- What the customer reads of it, and what the atelier notes for itself.
  words text not null default '' check (length(words) <= 2000),
  note text not null default '' check (length(note) <= 2000),
  primary key (commission_id, stage)
);

create index commission_stages_of_member on commission_stages (done_by) where done_by is not null;

create table commission_events (
  id bigint primary key generated always as identity,
  commission_id uuid not null references commissions (id) on delete cascade,
  at timestamptz(3) not null,
  kind text not null,
  actor text not null check (actor in ('customer', 'house', 'payment')),
  actor_id uuid references accounts (id) on delete set null,
  details jsonb not null default '{}'
);

create index commission_events_of_commission on commission_events (commission_id, id);
create index commission_events_of_actor on commission_events (actor_id) where actor_id is not null;

-- Who wishes for something is somebody whom the house knows.
create or replace view person_contacts as
  select account_id, lower(email) as email, dialled(phone) as phone, phone as written_phone,
    first_name, last_name, language, booked_at as at
  from appointments
  union all
  select null::uuid, email, '', '', '', full_name, language, received_at from contact_messages
  union all
  select null::uuid, email, '', '', '', '', language, confirmed_at from newsletter_subscribers
  where confirmed_at is not null and left_at is null
  union all
  select null::uuid, email, '', '', '', name, language, created_at from testimonials where email is not null
  union all
  select account_id, lower(email), '', '', '', name, language, submitted_at from withdrawals
  where not of_closed_account
  union all
  select account_id, email, '', '', '', '', language, confirmed_at from stock_alerts where confirmed_at is not null
  union all
  -- Orders and reviews of products are always made with an account; they outlive it, and then name nobody.
  select account_id, '', '', '', '', '', '', placed_at from orders where account_id is not null
  union all
  select account_id, '', '', '', '', '', '', created_at from product_reviews where account_id is not null
  union all
  select account_id, lower(email), dialled(phone), phone, first_name, last_name, language, created_at
  from commissions where email <> '';

create trigger people_follow_added after insert on commissions referencing new table as written
  for each statement execute function follow_people('account_id', 'lower(email)', '''''::text',
    'id, phone, first_name, last_name, language, created_at');
create trigger people_follow_changed after update on commissions
  referencing new table as written old table as former
  for each statement execute function follow_people('account_id', 'lower(email)', '''''::text',
    'id, phone, first_name, last_name, language, created_at');
create trigger people_follow_removed after delete on commissions referencing old table as former
  for each statement execute function follow_people('account_id', 'lower(email)', '''''::text',
    'id, phone, first_name, last_name, language, created_at');
