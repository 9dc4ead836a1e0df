-- Two people whom the house holds to be one: what a guest left under an address or a telephone number is another person's
-- until it is taken back. An alias leads to no further alias.
create table people_joins (
  id uuid primary key default gen_random_uuid(),
  -- The guest, as « email:… » or « phone:… ».
  alias_key text not null unique check (alias_key ~ '^(email|phone):.'),
  -- As `people.key`: a guest, or a customer with an account.
  person_key text not null check (person_key <> alias_key),
  account_id uuid generated always as (
    case when person_key like 'account:%' then substr(person_key, 9)::uuid end) stored
    references accounts (id) on delete cascade,
  joined_by uuid references accounts (id) on delete set null,
  joined_at timestamptz(3) not null,
  -- Until then it can be taken back.
  until timestamptz(3) not null
);

create index people_joins_of_person on people_joins (person_key);
create index people_joins_of_account on people_joins (account_id) where account_id is not null;
create index people_joins_of_joiner on people_joins (joined_by) where joined_by is not null;

-- A person is also found by the addresses and numbers that were joined to it.
alter table people drop column sought;
alter table people add column also text not null default '';
alter table people add column sought text
  generated always as (sought_text(first_name, last_name, email || ' ' || also, dialled(phone))) stored;
create index people_sought on people using gin (sought gin_trgm_ops);

-- The customer whose confirmed address a guest wrote under.
create function customer_of_guest(guest text) returns text language sql stable as $$
  select 'account:' || id from accounts
  where lower(email) = case when guest like 'email:%' then substr(guest, 7) end
    and role = 'user' and email_confirmed_at is not null
$$;

-- Who a guest is: the customer who has confirmed the address, else whom it was joined to, else the guest.
create function person_of_guest(guest text) returns text language sql stable as $$
  select coalesce(customer_of_guest(guest), customer_of_guest(joined), joined, guest) from (
    select (
      select person_key from people_joins j
      where alias_key = guest
        and (account_id is null or exists (select from accounts where id = j.account_id and role = 'user'))
    ) as joined
  ) known
$$;

-- All keys that joins, and the addresses of accounts, connect with these: few, because people are joined by hand.
create function keys_joined_with(some_keys text[]) returns text[] language sql stable as $$
  with recursive near (key) as (
    select unnest(some_keys)
    union
    select edge.key from near n cross join lateral (
      select person_key as key from people_joins where alias_key = n.key
      union all
      select alias_key from people_joins where person_key = n.key
      union all
      select 'email:' || lower(email) from accounts
      where id = case when n.key like 'account:%' then substr(n.key, 9)::uuid end
      union all
      select 'account:' || id from accounts
      where lower(email) = case when n.key like 'email:%' then substr(n.key, 7) end
    ) edge
  )
  select array_agg(key) from near
$$;

create or replace function keep_people(some_accounts uuid[], some_emails text[], some_phones text[])
  returns void language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  joined text[];
  guests text[];
  customers uuid[];
  emails text[];
  people_of_emails text[];
  people_of_phones text[];
  contacts person_contact[] := '{}';
begin
  -- Whoever joins two people waits for those who write, and they for it: none reads joins that are not so any more.
  lock table people_joins in row share mode;
  if exists (select from people_joins) then
    joined := keys_joined_with(
      array(select 'account:' || id from unnest(some_accounts) id where id is not null)
      || array(select 'email:' || email from unnest(some_emails) email where email <> '')
      || array(select 'phone:' || phone from unnest(some_phones) phone where phone <> ''));
    some_accounts := some_accounts
      || array(select substr(key, 9)::uuid from unnest(joined) key where key like 'account:%');
    some_emails := some_emails || array(select substr(key, 7) from unnest(joined) key where key like 'email:%');
    some_phones := some_phones || array(select substr(key, 7) from unnest(joined) key where key like 'phone:%');
  end if;

  select array_agg(key order by key) into guests from (
    select 'email:' || email as key from unnest(some_emails) email where email <> ''
    union
    select 'phone:' || phone from unnest(some_phones) phone where phone <> ''
  ) each;
  if guests is not null then
    insert into people (key, first_seen_at, last_contact_at)
      select key, 'infinity', '-infinity' from unnest(guests) key
      on conflict (key) do update set key = excluded.key;
  end if;

  select array_agg(id order by id) into customers from (
    select id from unnest(some_accounts) id where id is not null
    union
    select id from accounts where lower(email) = any (some_emails)
  ) each;
  emails := array(select distinct email from unnest(some_emails) email where email <> '');
  if customers is not null then
    insert into people (key, first_seen_at, last_contact_at)
      select 'account:' || id, 'infinity', '-infinity' from unnest(customers) id order by id
      on conflict (key) do update set key = excluded.key;
    emails := array(select unnest(emails) union
      select lower(email) from accounts
      where id = any (customers) and role = 'user' and email_confirmed_at is not null);
    contacts := contacts || array(
      select row('account:' || account_id, written_phone, first_name, last_name, language, at)::person_contact
      from person_contacts where account_id = any (customers));
  end if;
  if emails <> '{}' then
    people_of_emails := array(
      select person_of_guest('email:' || email) from unnest(emails) with ordinality each (email, place) order by place);
    contacts := contacts || array(
      select row(people_of_emails[array_position(emails, c.email)], c.written_phone, c.first_name, c.last_name,
        c.language, c.at)::person_contact
      from person_contacts c where c.email = any (emails) and c.account_id is null);
  end if;
  if some_phones is not null then
    people_of_phones := array(
      select person_of_guest('phone:' || phone) from unnest(some_phones) with ordinality each (phone, place)
      order by place);
    contacts := contacts || array(
      select row(people_of_phones[array_position(some_phones, phone)], written_phone, first_name, last_name, language,
        at)::person_contact
      from person_contacts where phone = any (some_phones) and phone <> '' and email = '' and account_id is null);
  end if;

  with told as (
    select key, min(at) as first_at, max(at) as last_at,
      (array_agg(written_phone order by at desc, written_phone collate "C" desc) filter (where written_phone <> ''))[1] as phone,
      (array_agg(language order by at desc, language collate "C" desc) filter (where language <> ''))[1] as language,
      (array_agg(array[first_name, last_name] order by at desc, first_name collate "C" desc,
        last_name collate "C" desc)
        filter (where last_name <> ''))[1:1] as name
    from unnest(contacts) group by key
  ), known as (
    select 'account:' || a.id as key, a.id as account_id, lower(a.email) as email,
      coalesce(nullif(a.phone, ''), t.phone, '') as phone, a.first_name, a.last_name, a.language,
      least(a.created_at, t.first_at) as first_at, greatest(a.created_at, t.last_at) as last_at
    from accounts a left join told t on t.key = 'account:' || a.id
    where a.id = any (customers) and a.role = 'user'
    union all
    select key, null, case when key like 'email:%' then substr(key, 7) else '' end, coalesce(phone, ''),
      coalesce(name[1][1], ''), coalesce(name[1][2], ''), language, first_at, last_at
    from told where key not like 'account:%'
  ), kept as (
    update people p set account_id = k.account_id, email = k.email, phone = k.phone, first_name = k.first_name,
      last_name = k.last_name, language = k.language, first_seen_at = k.first_at, last_contact_at = k.last_at,
      also = coalesce((
        select string_agg(substr(j.alias_key, 7), ' ' order by j.alias_key collate "C") from people_joins j
        where j.person_key in (k.key, 'email:' || k.email) and person_of_guest(j.alias_key) = k.key), '')
    from known k where p.key = k.key
    returning p.key
  )
  delete from people
    where key = any (guests || array(select 'account:' || id from unnest(customers) id))
      and key not in (select key from kept);
end $$;

create function follow_joins() returns trigger language plpgsql as $$
begin
  perform keep_people(
    array_agg(substr(key, 9)::uuid) filter (where key like 'account:%'),
    array_agg(substr(key, 7)) filter (where key like 'email:%'),
    array_agg(substr(key, 7)) filter (where key like 'phone:%'))
  from (select alias_key as key from changed union select person_key from changed) each
  having count(*) > 0;
  return null;
end $$;

create trigger people_follow_joins after insert on people_joins referencing new table as changed
  for each statement execute function follow_joins();
create trigger people_follow_joins_taken_back after delete on people_joins referencing old table as changed
  for each statement execute function follow_joins();

-- Nothing is joined to somebody whom the house no longer knows. A guest who has become a customer is known.
create function forget_joins() returns trigger language plpgsql as $$
begin
  if old.key not like 'account:%' and customer_of_guest(old.key) is null then
    delete from people_joins where person_key = old.key;
  end if;
  return null;
end $$;

create trigger joins_follow_person after delete on people for each row execute function forget_joins();

-- What the team noted about somebody who was joined to another stays where it is, until that person is gone.
create or replace function follow_person() returns trigger language plpgsql as $$
declare
  owner text;
begin
  if old.key like 'account:%' then
    if exists (select from accounts where id = substr(old.key, 9)::uuid) then
      return null;
    end if;
  else
    owner := customer_of_guest(old.key);
    if owner is null and person_of_guest(old.key) <> old.key then
      return null;
    end if;
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
