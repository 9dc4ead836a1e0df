-- What a customer means to buy (§3, §4): a line for each piece and size. `seq` keeps the order in which they came.
create table cart_lines (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts (id) on delete cascade,
  product_id uuid not null references products (id) on delete cascade,
  -- Empty for a piece without sizes, as in product_variants; no reference to it, because a line outlives its size.
  size text not null default '',
  quantity integer not null check (quantity between 1 and 99),
  -- The price that she has seen; when it is no longer the piece's, she is told.
  seen_price_cents integer not null check (seen_price_cents >= 0),
  added_at timestamptz(3) not null,
  seq bigint generated always as identity,
  -- Also the way to the lines of an account: they are few, and put in order once they are read.
  unique (account_id, product_id, size)
);

-- A piece that is deleted takes its lines with it: they are found by the piece.
create index cart_lines_of_product on cart_lines (product_id);

-- The carts of guests that have joined an account's, with what was wanted and got of each line: what was merged once
-- is not merged again, and is told again to whoever did not hear the answer.
create table cart_merges (
  account_id uuid not null references accounts (id) on delete cascade,
  merge_id uuid not null,
  merged_at timestamptz(3) not null,
  lines jsonb not null,
  primary key (account_id, merge_id)
);
