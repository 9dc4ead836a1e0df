-- Orders: what was bought at which price, what became of it, and the pieces that wait for a payment.

-- Pieces taken out of the stock for an order that is not paid yet: given back, or sold.
create table stock_reservations (
  reservation_id uuid not null,
  account_id uuid not null references accounts (id) on delete cascade,
  product_id uuid not null references products (id) on delete cascade,
  size text not null,
  quantity integer not null check (quantity > 0),
  primary key (reservation_id, product_id, size)
);

create index stock_reservations_of_account on stock_reservations (account_id, product_id, size);
create index stock_reservations_of_product on stock_reservations (product_id);

-- Who has received which piece, so that her review may say so (product.md §4).
create table received_pieces (
  account_id uuid not null references accounts (id) on delete cascade,
  product_id uuid not null references products (id) on delete cascade,
  received_at timestamptz(3) not null,
  primary key (account_id, product_id)
);

create index received_pieces_of_product on received_pieces (product_id);

create sequence order_numbers;

create table orders (
  id uuid primary key default gen_random_uuid(),
  number text not null unique,
  -- Empty once the account is closed: orders and invoices are kept for ten years (L123-22).
  account_id uuid references accounts (id) on delete set null,
  email text not null check (length(email) <= 254),
  language text not null check (language in ('fr', 'en')),
  status text not null check (status in (
    'pending_payment', 'paid', 'in_preparation', 'shipped', 'delivered',
    'cancelled', 'expired', 'refunded', 'partially_refunded')),
  placed_at timestamptz(3) not null,
  -- While it waits for its payment: until when its pieces are held.
  held_until timestamptz(3),
  subtotal_cents integer not null check (subtotal_cents >= 0),
  discount_cents integer not null check (discount_cents >= 0),
  shipping_cents integer not null check (shipping_cents >= 0),
  vat_cents integer not null check (vat_cents >= 0),
  total_cents integer not null check (total_cents = subtotal_cents - discount_cents + shipping_cents),
  refunded_cents integer not null default 0 check (refunded_cents between 0 and total_cents),
  promo_code text,
  delivery_method text not null check (delivery_method in ('standard', 'pickup')),
  shipping_address jsonb,
  billing_address jsonb not null,
  notes text not null default '' check (length(notes) <= 1000),
  event_date date,
  -- What both sides agreed to, as it was shown (L213-1): never changed.
  contract jsonb not null,
  -- What makes two orders of one person the same one: placed again, it is not a second order.
  fingerprint text not null,
  paid_at timestamptz(3),
  shipped_at timestamptz(3),
  delivered_at timestamptz(3),
  closed_at timestamptz(3),
  carrier text,
  tracking_number text,
  check ((status = 'pending_payment') = (held_until is not null))
);

-- « MC-2026-000123 », by the year in Paris, here and in the contract; such numbers may have gaps, those of invoices have none.
create function number_order() returns trigger language plpgsql as $$
begin
  if new.number = '' then
    new.number := 'MC-' || to_char(new.placed_at at time zone 'Europe/Paris', 'YYYY')
      || '-' || lpad(nextval('order_numbers')::text, 6, '0');
    new.contract := new.contract || jsonb_build_object('number', new.number);
  end if;
  return new;
end $$;

create trigger orders_get_their_number before insert on orders
  for each row execute function number_order();

-- Nobody waits to pay twice at the same time: a second one takes the place of the first.
create unique index orders_waiting_of_account on orders (account_id) where status = 'pending_payment';
create index orders_of_account on orders (account_id, placed_at desc, id desc);
create index orders_held_until on orders (held_until) where status = 'pending_payment';
create index orders_newest on orders (placed_at desc, id desc);
create index orders_of_status on orders (status, placed_at desc, id desc);
create index orders_of_email on orders (lower(email));

create table order_lines (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders (id) on delete cascade,
  position smallint not null,
  product_id uuid not null,
  sku text not null,
  name_fr text not null,
  name_en text,
  composition_fr text not null,
  composition_en text,
  size text not null,
  image text not null,
  quantity integer not null check (quantity between 1 and 99),
  unit_cents integer not null check (unit_cents >= 0),
  discount_cents integer not null check (discount_cents >= 0),
  net_cents integer not null check (net_cents = unit_cents * quantity - discount_cents),
  vat_rate integer not null check (vat_rate between 0 and 10000),
  vat_cents integer not null check (vat_cents >= 0),
  promised_from date not null,
  promised_to date not null check (promised_to >= promised_from),
  -- Why the right of withdrawal does not apply, where it does not (L221-28 3°).
  withdrawal text not null check (withdrawal in ('eligible', 'excluded')),
  exclusion_basis text check ((exclusion_basis is null) = (withdrawal = 'eligible')),
  exclusion_shown_at timestamptz(3),
  refunded_quantity integer not null default 0 check (refunded_quantity between 0 and quantity),
  -- How many of it lie in the atelier's stock again.
  restocked_quantity integer not null default 0 check (restocked_quantity between 0 and quantity),
  unique (order_id, position)
);

create index order_lines_of_product on order_lines (product_id);

create table order_events (
  id bigint primary key generated always as identity,
  order_id uuid not null references orders (id) on delete cascade,
  at timestamptz(3) not null,
  kind text not null,
  by text not null check (by in ('customer', 'house', 'payment', 'clock')),
  -- Who of the house, while the account stands.
  actor_id uuid,
  details jsonb not null default '{}'
);

create index order_events_of_order on order_events (order_id, id);

-- What was agreed and what happened is never written anew.
create function refuse_rewriting() returns trigger language plpgsql as $$
begin
  raise exception '% is only added to', tg_table_name using errcode = 'restrict_violation';
end $$;

create trigger order_events_stay before update or delete on order_events
  for each row when (pg_trigger_depth() = 0) execute function refuse_rewriting();

create function keep_contract() returns trigger language plpgsql as $$
begin
  if (new.number, new.contract, new.subtotal_cents, new.discount_cents, new.shipping_cents, new.vat_cents, new.total_cents, new.placed_at)
    is distinct from (old.number, old.contract, old.subtotal_cents, old.discount_cents, old.shipping_cents, old.vat_cents, old.total_cents, old.placed_at)
  then
    raise exception 'the contract of an order is not changed' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

create trigger orders_keep_their_contract before update on orders
  for each row execute function keep_contract();

create function keep_bought() returns trigger language plpgsql as $$
begin
  if (new.order_id, new.product_id, new.size, new.quantity, new.unit_cents, new.net_cents, new.vat_cents, new.withdrawal)
    is distinct from (old.order_id, old.product_id, old.size, old.quantity, old.unit_cents, old.net_cents, old.vat_cents, old.withdrawal)
  then
    raise exception 'what was bought is not changed' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

create trigger order_lines_keep_what_was_bought before update on order_lines
  for each row execute function keep_bought();

-- How far somebody has come with her order, on whichever device she goes on.
create table checkout_drafts (
  account_id uuid primary key references accounts (id) on delete cascade,
  draft jsonb not null,
  updated_at timestamptz(3) not null
);
