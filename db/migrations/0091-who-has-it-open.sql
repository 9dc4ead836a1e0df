-- Who of the team has which record open at this minute. It is worth nothing after a crash.
create unlogged table presences (
  account_id uuid not null references accounts (id) on delete cascade,
  kind text not null check (length(kind) <= 40),
  record_id text not null check (length(record_id) <= 100),
  seen_at timestamptz(3) not null,
  primary key (kind, record_id, account_id)
);

create index presences_seen_at on presences (seen_at);
