-- The size that a customer was advised and chose, so that the next product begins at it.
create table own_sizes (
  account_id uuid primary key references accounts (id) on delete cascade,
  size text not null,
  chosen_at timestamptz(3) not null
);
