-- The people whom the house knows: customers with an account, and guests by their e-mail address or, without one, by their
-- telephone number. The database keeps them from what they left behind, so that whoever writes there need not know.

-- A declaration is kept for five years, also after its account is closed; by it alone, nobody is a customer any more.
alter table withdrawals add column of_closed_account boolean not null default false;

create index appointments_of_phone on appointments (dialled(phone)) where lower(email) = '';

create table people (
  id uuid primary key default gen_random_uuid(),
  -- « account:… », « email:… » or « phone:… », in this order of preference.
  key text not null unique,
  account_id uuid unique references accounts (id) on delete cascade,
  -- In small letters.
  email text not null default '',
  phone text not null default '',
  first_name text not null default '',
  last_name text not null default '',
  language text not null default 'fr',
  first_seen_at timestamptz(3) not null,
  last_contact_at timestamptz(3) not null,
  sought text generated always as (sought_text(first_name, last_name, email, dialled(phone))) stored
);

create index people_lately on people (last_contact_at desc, id desc);
create index people_sought on people using gin (sought gin_trgm_ops);
create index people_of_email on people (email);

-- What people left behind: under their account, else under an address, else under a telephone number.
create view person_contacts as
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
  select account_id, '', '', '', '', '', '', created_at from product_reviews where account_id is not null;

-- What one of them left behind, under the key of the person who it is.
create type person_contact as (
  key text, written_phone text, first_name text, last_name text, language text, at timestamptz
);

-- Brings the people of these accounts, addresses and telephone numbers in step with what they left behind. Their rows are
-- locked before anything is read, so that of two writers the second reads what the first has written. Only what a call asks
-- for is looked for, and by plans that stand: making one for each write would cost more than the write. They read by
-- indexes from the first, because a table that is small when they are made does not stay so.
create function keep_people(some_accounts uuid[], some_emails text[], some_phones text[])
  returns void language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  guests text[];
  customers uuid[];
  owned text[];
  contacts person_contact[] := '{}';
begin
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
  if customers is not null then
    insert into people (key, first_seen_at, last_contact_at)
      select 'account:' || id, 'infinity', '-infinity' from unnest(customers) id order by id
      on conflict (key) do update set key = excluded.key;
    select array_agg(lower(email)) into owned from accounts
      where id = any (customers) and role = 'user' and email_confirmed_at is not null;
    contacts := contacts || array(
      select row('account:' || account_id, written_phone, first_name, last_name, language, at)::person_contact
      from person_contacts where account_id = any (customers));
  end if;
  if owned is not null then
    contacts := contacts || array(
      select row('account:' || a.id, c.written_phone, c.first_name, c.last_name, c.language, c.at)::person_contact
      from person_contacts c join accounts a on lower(a.email) = c.email
      where c.email = any (owned) and c.account_id is null);
  end if;
  if some_emails is not null then
    contacts := contacts || array(
      select row('email:' || c.email, c.written_phone, c.first_name, c.last_name, c.language, c.at)::person_contact
      from person_contacts c
      where c.email = any (some_emails) and c.email <> '' and c.account_id is null and not exists (
        select from accounts a
        where lower(a.email) = c.email and a.role = 'user' and a.email_confirmed_at is not null));
  end if;
  if some_phones is not null then
    contacts := contacts || array(
      select row('phone:' || phone, written_phone, first_name, last_name, language, at)::person_contact
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
      last_name = k.last_name, language = k.language, first_seen_at = k.first_at, last_contact_at = k.last_at
    from known k where p.key = k.key
    returning p.key
  )
  delete from people
    where key = any (guests || array(select 'account:' || id from unnest(customers) id))
      and key not in (select key from kept);
end $$;

-- Follows what a statement changed. Its arguments say what stands for the account, the address and the telephone number of
-- a row, and which other columns matter.
create function follow_people() returns trigger language plpgsql as $$
declare
  facts text := format('select %s as for_account, %s as for_email, %s as for_phone, row(%s)::text as facts from ',
    tg_argv[0], tg_argv[1], tg_argv[2], tg_argv[3]);
  changed text := case tg_op
    when 'INSERT' then facts || 'written'
    when 'DELETE' then facts || 'former'
    else format('(%1$s written except %1$s former) union all (%1$s former except %1$s written)', facts)
  end;
  some_accounts uuid[];
  some_emails text[];
  some_phones text[];
begin
  execute format('select array_agg(distinct for_account), array_agg(distinct for_email), array_agg(distinct for_phone) from (%s) each',
    changed) into some_accounts, some_emails, some_phones;
  if some_accounts is not null or some_emails is not null then
    perform keep_people(some_accounts, some_emails, some_phones);
  end if;
  return null;
end $$;

do $$
declare
  source text[];
begin
  foreach source slice 1 in array array[
    ['accounts', 'id', 'lower(email)', '''''::text',
      'role, first_name, last_name, phone, language, created_at, email_confirmed_at'],
    ['appointments', 'account_id', 'lower(email)', 'case email when '''' then dialled(phone) end',
      'id, phone, first_name, last_name, language, booked_at'],
    ['contact_messages', 'null::uuid', 'email', '''''::text', 'id, full_name, language, received_at'],
    ['newsletter_subscribers', 'null::uuid', 'email', '''''::text', 'id, language, confirmed_at, left_at'],
    ['testimonials', 'null::uuid', 'email', '''''::text', 'id, name, language, created_at'],
    ['withdrawals', 'account_id', 'lower(email)', '''''::text', 'id, of_closed_account'],
    ['stock_alerts', 'account_id', 'email', '''''::text', 'id, language, confirmed_at'],
    ['orders', 'account_id', '''''::text', '''''::text', 'id, placed_at'],
    ['product_reviews', 'account_id', '''''::text', '''''::text', 'id, created_at']
  ] loop
    execute format('create trigger people_follow_added after insert on %I referencing new table as written '
      'for each statement execute function follow_people(%L, %L, %L, %L)',
      source[1], source[2], source[3], source[4], source[5]);
    execute format('create trigger people_follow_changed after update on %I '
      'referencing new table as written old table as former '
      'for each statement execute function follow_people(%L, %L, %L, %L)',
      source[1], source[2], source[3], source[4], source[5]);
    execute format('create trigger people_follow_removed after delete on %I referencing old table as former '
      'for each statement execute function follow_people(%L, %L, %L, %L)',
      source[1], source[2], source[3], source[4], source[5]);
  end loop;
end $$;

select keep_people(
  (select array_agg(id) from accounts where role = 'user'),
  (select array_agg(distinct email) from person_contacts where account_id is null),
  (select array_agg(distinct phone) from person_contacts where account_id is null and email = ''));
