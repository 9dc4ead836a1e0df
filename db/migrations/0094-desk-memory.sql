-- What a member of the team opened lately, and whether keys of one letter do something for them.
create table desk_memory (
  account_id uuid primary key references accounts (id) on delete cascade,
  lately text[] not null default '{}' check (cardinality(lately) <= 30),
  single_keys boolean not null default true
);
