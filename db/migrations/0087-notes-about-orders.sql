-- What the team notes about an order, for itself: a note is added or removed, never changed.
create table order_notes (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders (id) on delete cascade,
  author_id uuid references accounts (id) on delete set null,
  at timestamptz(3) not null,
  text text not null check (length(text) between 1 and 2000)
);

create index order_notes_of_order on order_notes (order_id, at desc);
create index order_notes_of_author on order_notes (author_id) where author_id is not null;
