create table accounts (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  password_hash text not null,
  first_name text not null,
  last_name text not null,
  role text not null default 'user' check (role in ('user', 'staff', 'admin')),
  created_at timestamptz not null
);

-- An address is one account, however it is capitalized.
create unique index accounts_email on accounts (lower(email));
