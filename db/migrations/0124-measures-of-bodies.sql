-- The measures of a customer, and of those for whom a customer orders. What was measured is sealed by the server: the
-- database, its copies and whoever reads them hold no body.

create table measure_profiles (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts (id) on delete cascade,
  -- Whom it measures; null for the customer.
  name text check (length(name) between 1 and 60),
  created_at timestamptz(3) not null
);

create unique index measure_profile_of_oneself on measure_profiles (account_id) where name is null;
create index measure_profiles_of_account on measure_profiles (account_id, created_at);

create table measure_versions (
  profile_id uuid not null references measure_profiles (id) on delete cascade,
  number integer not null check (number > 0),
  taken_on date not null,
  taken_by text not null check (taken_by in ('customer', 'workshop')),
  -- Who of the team took them; null where the customer did, and once that account is closed.
  member_id uuid references accounts (id) on delete set null,
  noted_at timestamptz(3) not null,
  -- The passes of the tape, how they were taken, and which doubts were confirmed.
  sealed text not null,
  primary key (profile_id, number)
);

create index measure_versions_of_member on measure_versions (member_id) where member_id is not null;

-- What was measured stays as it was taken: only its seal is renewed, and a doubt confirmed within it.
create function keep_measures() returns trigger language plpgsql as $$
begin
  if (new.profile_id, new.number, new.taken_on, new.taken_by, new.noted_at)
    is distinct from (old.profile_id, old.number, old.taken_on, old.taken_by, old.noted_at)
    or (new.member_id is distinct from old.member_id and new.member_id is not null) then
    raise exception 'measures stay as they were taken' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

create trigger measure_versions_stay before update on measure_versions
  for each row execute function keep_measures();

-- Each time that somebody of the house reads the measures of a customer, who is shown it.
create table measure_readings (
  id uuid primary key default gen_random_uuid(),
  profile_id uuid not null references measure_profiles (id) on delete cascade,
  reader_id uuid references accounts (id) on delete set null,
  read_at timestamptz(3) not null
);

create index measure_readings_of_profile on measure_readings (profile_id, read_at desc);
create index measure_readings_of_reader on measure_readings (reader_id) where reader_id is not null;
