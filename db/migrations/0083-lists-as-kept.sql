-- How the team shows its lists: the columns that somebody chose, and the narrowed lists that they come back to.
create table list_columns (
  account_id uuid not null references accounts (id) on delete cascade,
  list text not null check (length(list) <= 40),
  columns text[] not null,
  primary key (account_id, list)
);

create table list_views (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts (id) on delete cascade,
  list text not null check (length(list) <= 40),
  name text not null check (length(name) <= 60),
  -- The query of the list's address.
  query text not null check (length(query) <= 600),
  is_shared boolean not null,
  unique (account_id, list, name)
);

create index list_views_shared on list_views (list) where is_shared;
