-- What the house looks through when it works on orders, by the words that begin with what somebody types, by amount, by who did what.

-- The words of a text without accents and case; what separates words in a search never stands inside one.
create function plain_words(text) returns text[] language sql immutable parallel safe return (
  select coalesce(array_agg(distinct word), '{}'::text[])
  from unnest(regexp_split_to_array(lower(house_unaccent(coalesce($1, ''))), '[\s''"\\:;,&|!()<>*]+')) word
  where word <> ''
);

-- All that begins with each word that was typed; nothing where there is no word.
create function words_beginning(text) returns tsquery language sql immutable parallel safe return (
  select string_agg('''' || word || ''':*', ' & ')::tsquery from unnest(plain_words($1)) word
);

-- An order is found by its number, whole or the last digits of it, by the address it was confirmed to, and by names.
create function order_words(number text, email text, billing jsonb) returns tsvector language sql immutable parallel safe return
  array_to_tsvector(plain_words(concat_ws(' ',
    number, substring(number from '\d+$'), ltrim(substring(number from '\d+$'), '0'), email,
    billing ->> 'firstName', billing ->> 'lastName', billing ->> 'company')));

alter table orders add column words tsvector generated always as (order_words(number, email, billing_address)) stored;

create index orders_of_words on orders using gin (words);
create index orders_dearest on orders (total_cents desc, id desc);

-- Who of the house did something is named while the account stands, and then not any more.
alter table order_events add constraint order_events_actor foreign key (actor_id) references accounts (id) on delete set null;
create index order_events_of_actor on order_events (actor_id) where actor_id is not null;

-- The same of whoever asked for money to go back.
alter table refunds add constraint refunds_requester foreign key (requested_by) references accounts (id) on delete set null;
create index refunds_of_requester on refunds (requested_by) where requested_by is not null;

-- The contract of an order as its customer keeps it, with the whole of the terms as they were: made once (L213-1).
create table contract_papers (
  order_id uuid primary key references orders (id),
  pdf bytea not null,
  sha256 text not null,
  rendered_at timestamptz(3) not null
);

create trigger contract_papers_stay before update or delete on contract_papers
  for each row execute function refuse_rewriting();
create trigger contract_papers_are_not_emptied before truncate on contract_papers
  for each statement execute function refuse_rewriting();
