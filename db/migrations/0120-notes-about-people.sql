-- What the team notes about a person for itself, and the days that a person agreed to have remembered. Both stand under the
-- key of the person, and go where the person goes: to the account that a guest opens, or away.

create table customer_notes (
  id uuid primary key default gen_random_uuid(),
  -- As `people.key`.
  person_key text not null,
  author_id uuid references accounts (id) on delete set null,
  written_at timestamptz(3) not null,
  changed_at timestamptz(3),
  text text not null check (length(text) between 1 and 2000),
  version integer not null default 1
);

create index customer_notes_of_person on customer_notes (person_key, written_at desc, id desc);
create index customer_notes_of_author on customer_notes (author_id) where author_id is not null;

create table customer_dates (
  id uuid primary key default gen_random_uuid(),
  person_key text not null,
  kind text not null check (kind in ('birthday', 'wedding', 'other')),
  -- What the day is, where its kind does not say it.
  label text not null default '' check (length(label) <= 60),
  day smallint not null,
  month smallint not null,
  year smallint,
  -- So many days before, the house is reminded of it.
  remind_days smallint,
  -- The day of which the house has thought: of a day that comes each year, the last one.
  done_for date,
  consent_how text not null check (consent_how in ('salon', 'phone', 'writing')),
  consent_on date not null,
  consent_noted_by uuid references accounts (id) on delete set null,
  consent_noted_at timestamptz(3) not null,
  unique (person_key, kind),
  check ((kind = 'other') = (label <> '')),
  -- A leap year has all days.
  check (make_date(coalesce(year, 2000)::integer, month, day) is not null)
);

create index customer_dates_reminded on customer_dates (person_key) where remind_days is not null;
create index customer_dates_of_noter on customer_dates (consent_noted_by) where consent_noted_by is not null;

-- A guest who proves to own the address of an account is its customer from then on; whom the house no longer knows, it
-- notes nothing about. Who joins the team is no customer any more, and keeps what was noted as long as the account.
create function follow_person() returns trigger language plpgsql as $$
declare
  owner text;
begin
  if old.key like 'account:%' then
    if exists (select from accounts where id = substr(old.key, 9)::uuid) then
      return null;
    end if;
  elsif old.key like 'email:%' then
    select 'account:' || id into owner from accounts
      where lower(email) = substr(old.key, 7) and role = 'user' and email_confirmed_at is not null;
  end if;
  if owner is not null then
    update customer_notes set person_key = owner where person_key = old.key;
    -- What is known of the account is kept where both know a day of one kind.
    update customer_dates d set person_key = owner
      where person_key = old.key
        and not exists (select from customer_dates o where o.person_key = owner and o.kind = d.kind);
  end if;
  delete from customer_notes where person_key = old.key;
  delete from customer_dates where person_key = old.key;
  return null;
end $$;

create trigger notes_follow_person after delete on people for each row execute function follow_person();
