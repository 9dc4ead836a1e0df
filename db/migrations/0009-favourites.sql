-- The pieces that a customer keeps. `seq` orders those that came at one instant, when a guest's list was joined.
create table favourites (
  account_id uuid not null references accounts (id) on delete cascade,
  product_id uuid not null references products (id) on delete cascade,
  added_at timestamptz(3) not null,
  seq bigint generated always as identity,
  primary key (account_id, product_id)
);

create index favourites_newest on favourites (account_id, added_at desc, seq desc);

-- A piece that is deleted takes its rows with it: they are found by the piece.
create index favourites_of_product on favourites (product_id);
