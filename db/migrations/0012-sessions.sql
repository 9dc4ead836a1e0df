-- Who is signed in where, what she keeps in her account, and what happened to it (§4, §6; product.md §2).
alter table accounts
  add column phone text not null default '' check (length(phone) <= 30),
  -- What the house writes to her in.
  add column language text not null default 'fr' check (language in ('fr', 'en')),
  add column email_confirmed_at timestamptz(3),
  -- Set while the house keeps somebody out.
  add column disabled_at timestamptz(3);

-- One sign-in on one device, whatever number of tokens renew it.
create table sessions (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts (id) on delete cascade,
  started_at timestamptz(3) not null,
  last_used_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  -- What the browser said it is, and where it called from, as a pseudonym.
  device text not null check (length(device) <= 300),
  address text not null,
  ended_at timestamptz(3),
  ended_by text check (ended_by in ('logout', 'owner', 'replay', 'password', 'role', 'disabled')),
  check ((ended_at is null) = (ended_by is null))
);

create index sessions_of_account on sessions (account_id, last_used_at desc);
create index sessions_expired on sessions (expires_at);

-- Every token that a session was ever renewed with, as a hash: an old one that comes back is known for what it is.
create table refresh_tokens (
  hash text primary key,
  session_id uuid not null references sessions (id) on delete cascade,
  issued_at timestamptz(3) not null,
  replaced_at timestamptz(3),
  replaced_by text,
  check ((replaced_at is null) = (replaced_by is null))
);

-- A session has one token that renews it.
create unique index refresh_tokens_current on refresh_tokens (session_id) where replaced_at is null;
create index refresh_tokens_of_session on refresh_tokens (session_id);

-- What a link in a mail may do, once and for a while.
create table mailed_links (
  hash text primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  purpose text not null check (purpose in ('confirm-email', 'change-email', 'reset-password')),
  -- The address that the link was sent to, and that it confirms.
  email text not null check (length(email) <= 254),
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3)
);

create index mailed_links_of_account on mailed_links (account_id, purpose, created_at desc);
create index mailed_links_expired on mailed_links (expires_at);

-- How often something was tried, by a key that names nobody.
create table tries (
  key text primary key,
  count integer not null,
  last_at timestamptz(3) not null,
  free_at timestamptz(3) not null
);

create index tries_oldest on tries (last_at);

-- What happened to accounts and their sessions; kept for a year. Whoever closes her account leaves entries that name nobody.
create table security_log (
  id bigint primary key generated always as identity,
  at timestamptz(3) not null,
  event text not null,
  -- No foreign key: an attempt at an account takes as long as one at none.
  account_id uuid,
  session_id uuid,
  device text not null,
  address text not null
);

create index security_log_of_account on security_log (account_id, at desc);
create index security_log_newest on security_log (at desc, id desc);

create table addresses (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts (id) on delete cascade,
  first_name text not null,
  last_name text not null,
  company text not null default '',
  street text not null,
  further text not null default '',
  postal_code text not null,
  city text not null,
  country text not null check (country ~ '^[A-Z]{2}$'),
  phone text not null default '',
  is_default boolean not null,
  created_at timestamptz(3) not null
);

create index addresses_of_account on addresses (account_id, created_at);
create unique index addresses_default on addresses (account_id) where is_default;

-- Each answer to a question of consent, in its wording: what counts is the last one, and all of them are the proof.
create table consents (
  id bigint primary key generated always as identity,
  account_id uuid not null references accounts (id) on delete cascade,
  purpose text not null,
  granted boolean not null,
  wording integer not null,
  language text not null check (language in ('fr', 'en')),
  answered_at timestamptz(3) not null
);

create index consents_of_account on consents (account_id, purpose, id desc);

-- What the house wrote to somebody, and did to an account, is part of what it tells her that it keeps.
alter table mail_outbox add column account_id uuid references accounts (id) on delete set null;

create index mail_outbox_of_account on mail_outbox (account_id);
create index mail_outbox_of_recipient on mail_outbox (lower(recipient));
create index audit_log_of_actor on audit_log (actor_id);
create index audit_log_of_subject on audit_log (subject_kind, subject_id);
