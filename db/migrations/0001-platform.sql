-- What every slice may count on: extensions, accent-blind text, queued mail, remembered answers.

create extension if not exists unaccent;
create extension if not exists pg_trgm;
create extension if not exists btree_gist;

-- unaccent() is only « stable », because its rules file could change; an index needs an immutable one.
-- Names are written with their schema so that a restored dump, which has no search path, can build its indexes.
do $$
declare
  home text := (
    select quote_ident(nspname) from pg_extension join pg_namespace n on n.oid = extnamespace where extname = 'unaccent'
  );
begin
  execute format(
    'create function house_unaccent(text) returns text language sql immutable strict parallel safe '
    'as $body$ select %1$s.unaccent(%2$L::regdictionary, $1) $body$',
    home, home || '.unaccent'
  );
end
$$;

create text search configuration french_house (copy = french);
alter text search configuration french_house
  alter mapping for hword, hword_part, word with unaccent, french_stem;

create text search configuration english_house (copy = english);
alter text search configuration english_house
  alter mapping for hword, hword_part, word with unaccent, english_stem;

-- One row per cause: a repeated cause cannot write twice (product.md §4, Messages).
create table mail_outbox (
  id bigint generated always as identity primary key,
  cause_key text not null unique,
  language text not null check (language in ('fr', 'en')),
  recipient text not null,
  subject text not null,
  html text not null,
  plain_text text not null,
  attachments jsonb not null default '[]',
  status text not null default 'queued' check (status in ('queued', 'kept', 'sent', 'failed')),
  attempts integer not null default 0,
  last_error text,
  -- While a mail is being sent this lies ahead, so that no other process takes it, and a crash only delays it.
  due_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  settled_at timestamptz
);

create index mail_outbox_due on mail_outbox (due_at, id) where status = 'queued';
create index mail_outbox_newest on mail_outbox (created_at desc, id desc);

-- The answer given to an Idempotency-Key; without a status the first request is still at work.
create table idempotency_keys (
  scope text not null,
  key text not null,
  request_hash text not null,
  status integer,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (scope, key)
);

create index idempotency_keys_age on idempotency_keys (created_at);
