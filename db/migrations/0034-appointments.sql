-- Private appointments: who comes, when, and which salon is theirs for it.

create table appointments (
  id uuid primary key default gen_random_uuid(),
  -- Who was signed in; none for a guest, and once the account is closed.
  account_id uuid references accounts (id) on delete set null,
  kind text not null,
  status text not null
    check (status in ('pending', 'confirmed', 'honoured', 'absent', 'cancelled_by_customer', 'cancelled_by_house')),
  starts_at timestamptz(3) not null,
  ends_at timestamptz(3) not null check (ends_at > starts_at),
  salon text not null,
  first_name text not null,
  last_name text not null,
  email text not null check (length(email) <= 254),
  phone text not null,
  language text not null check (language in ('fr', 'en')),
  message text not null default '' check (length(message) <= 1000),
  event_date date,
  companions smallint not null default 0 check (companions between 0 and 3),
  -- The product that the customer came from.
  product_id uuid references products (id) on delete set null,
  booked_at timestamptz(3) not null,
  -- What calendars are told by: one more, and later, each time that the visit changes.
  sequence integer not null default 0,
  changed_at timestamptz(3) not null
);

create index appointments_by_time on appointments (starts_at);
create index appointments_of_account on appointments (account_id, starts_at);
create index appointments_of_email on appointments (lower(email));
create index appointments_of_product on appointments (product_id);

-- When a salon is not free: for a visit with the buffer after it, or for somebody who fills in the form of one. The
-- constraint makes two of them at one time impossible, for whoever writes.
create table salon_times (
  id uuid primary key default gen_random_uuid(),
  salon text not null check (salon in ('garance', 'ivoire')),
  starts_at timestamptz(3) not null,
  ends_at timestamptz(3) not null check (ends_at > starts_at),
  appointment_id uuid unique references appointments (id) on delete cascade,
  held_until timestamptz(3),
  -- The network address that holds it, as a name that nobody can read.
  held_by text,
  check ((appointment_id is null) = (held_until is not null and held_by is not null)),
  constraint salon_times_never_overlap exclude using gist (salon with =, tstzrange(starts_at, ends_at) with &&)
);

create index salon_times_by_time on salon_times (starts_at);
create index salon_times_held on salon_times (held_until) where held_until is not null;
create index salon_times_held_by on salon_times (held_by, held_until) where held_by is not null;

-- What happened to a visit, in order; only ever added to.
create table appointment_events (
  id bigint primary key generated always as identity,
  appointment_id uuid not null references appointments (id) on delete cascade,
  kind text not null,
  at timestamptz(3) not null,
  actor text not null check (actor in ('customer', 'house')),
  actor_id uuid,
  -- Where it stood and when it was to begin, after this.
  status text not null,
  starts_at timestamptz(3) not null
);

create index appointment_events_of_appointment on appointment_events (appointment_id, id);
create index appointment_events_of_actor on appointment_events (actor_id) where actor_id is not null;

-- Days, or hours of days, on which the house does not receive.
create table unavailable_times (
  id uuid primary key default gen_random_uuid(),
  first_day date not null,
  last_day date not null check (last_day >= first_day),
  from_time text check (from_time ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  to_time text check (to_time ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  repeats text not null default 'never' check (repeats in ('never', 'weekly', 'yearly')),
  repeats_until date,
  salon text check (salon in ('garance', 'ivoire')),
  reason text not null default '' check (length(reason) <= 200),
  check (from_time is null or to_time is null or from_time < to_time)
);
