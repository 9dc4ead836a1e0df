-- What somebody of the team finds a record by, from anywhere in the admin: words without accents and capitals, each after
-- a space, and telephone numbers as they are dialled in France, in digits. Any part of it finds it.

create function dialled(text) returns text language sql immutable parallel safe return
  regexp_replace(regexp_replace(coalesce($1, ''), '\D', '', 'g'), '^(00)?330?', '0');

create function sought_text(variadic parts text[]) returns text language sql immutable parallel safe return
  ' ' || lower(house_unaccent(array_to_string(parts, ' ')));

alter table orders add column sought text generated always as (sought_text(
  number, email,
  billing_address ->> 'firstName', billing_address ->> 'lastName', billing_address ->> 'company',
  shipping_address ->> 'firstName', shipping_address ->> 'lastName', shipping_address ->> 'company',
  regexp_replace(coalesce(tracking_number, ''), '[^[:alnum:]]', '', 'g'),
  dialled(billing_address ->> 'phone'), dialled(shipping_address ->> 'phone'))) stored;
create index orders_sought on orders using gin (sought gin_trgm_ops);

alter table accounts add column sought text generated always as (
  sought_text(first_name, last_name, email, dialled(phone))) stored;
create index accounts_sought on accounts using gin (sought gin_trgm_ops);

alter table appointments add column sought text generated always as (
  sought_text(first_name, last_name, email, dialled(phone))) stored;
create index appointments_sought on appointments using gin (sought gin_trgm_ops);

alter table products add column sought text generated always as (
  sought_text(name_fr, name_en, sku)) stored;
create index products_sought on products using gin (sought gin_trgm_ops);

alter table contact_messages add column sought text generated always as (
  sought_text(full_name, email, subject)) stored;
create index contact_messages_sought on contact_messages using gin (sought gin_trgm_ops);

alter table withdrawals add column sought text generated always as (
  sought_text(reference, name, email, order_number)) stored;
create index withdrawals_sought on withdrawals using gin (sought gin_trgm_ops);

-- Of a word that many customers have, the newest are looked through.
create index accounts_newest on accounts (created_at desc, id);
