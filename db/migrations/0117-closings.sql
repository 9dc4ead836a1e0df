-- Closed periods: what papers and movements of money came to in a day, a month or a year of Paris, for good. Each closing
-- holds a hash over what proves its entries, and the hash of the closing before it.
create table closings (
  no bigint primary key check (no > 0),
  kind text not null check (kind in ('day', 'month', 'year')),
  -- Its place among those of its kind.
  number integer not null check (number > 0),
  from_day date not null,
  to_day date not null check (to_day >= from_day),
  closed_at timestamptz(3) not null,
  -- Empty where it closed by itself; whoever pressed is no more than a number once the account is gone.
  closed_by uuid,
  entries integer not null check (entries >= 0),
  net_cents bigint not null,
  vat_cents bigint not null,
  absolute_cents bigint not null check (absolute_cents >= 0),
  -- Of each rate: rate in basis points, base, tax.
  rates jsonb not null,
  taken_cents bigint not null check (taken_cents >= 0),
  given_back_cents bigint not null check (given_back_cents >= 0),
  perpetual_cents bigint not null check (perpetual_cents >= 0),
  perpetual_balance_cents bigint not null,
  content text not null,
  hash text not null,
  unique (kind, number),
  unique (kind, to_day)
);

create trigger closings_stay before update or delete on closings
  for each row execute function refuse_rewriting();
create trigger closings_are_not_emptied before truncate on closings
  for each statement execute function refuse_rewriting();

-- Nothing enters a closed day. Whoever closes takes the same lock alone, and so waits until all that is being written is
-- there; what is written afterwards sees the closing.
create function refuse_closed_day() returns trigger language plpgsql as $$
declare
  moment timestamptz;
  last_day date;
begin
  perform pg_advisory_xact_lock_shared(hashtext('closings'));
  if tg_table_name = 'invoices' then moment := new.issued_at; else moment := new.at; end if;
  select to_day into last_day from closings where kind = 'day' order by to_day desc limit 1;
  if (moment at time zone 'Europe/Paris')::date <= last_day then
    raise exception 'the books are closed up to %: % enters with a later day', last_day, tg_table_name
      using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

create trigger invoices_enter_open_days before insert on invoices
  for each row execute function refuse_closed_day();
create trigger payment_journal_enters_open_days before insert on payment_journal
  for each row execute function refuse_closed_day();
