-- The second step of signing in, for those who work in the house, and when a session last proved whose it is.
alter table sessions add column proved_at timestamptz(3);

-- Sessions end for one more reason: those opened by a password alone, when the second step begins to be asked.
alter table sessions drop constraint sessions_ended_by_check;
alter table sessions add constraint sessions_ended_by_check
  check (ended_by in ('logout', 'owner', 'replay', 'password', 'role', 'disabled', 'second-factor'));

create table second_factors (
  account_id uuid primary key references accounts (id) on delete cascade,
  -- What the codes are made from, sealed by the secret of the house.
  sealed_secret text not null,
  created_at timestamptz(3) not null,
  -- Null until a first code has shown that the telephone has the secret: until then nothing is asked.
  confirmed_at timestamptz(3),
  -- The newest half minute whose code was taken: none of it and none before it is taken again.
  last_step bigint not null default 0
);

create table recovery_codes (
  hash text primary key,
  account_id uuid not null references second_factors (account_id) on delete cascade,
  created_at timestamptz(3) not null,
  used_at timestamptz(3)
);

create index recovery_codes_of_account on recovery_codes (account_id);

-- One row while the house asks its admins for a second step; none while it does not.
create table second_factor_rule (
  singleton boolean primary key default true check (singleton),
  since timestamptz(3) not null
);
