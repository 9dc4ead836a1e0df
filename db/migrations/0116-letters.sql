-- The letters of the house to those who asked for them.
create table letters (
  id uuid primary key default gen_random_uuid(),
  -- Subjects, lines of preview and parts, in both languages.
  content jsonb not null,
  status text not null default 'draft' check (status in ('draft', 'sending', 'sent', 'stopped')),
  audience text check (audience in ('all', 'fr', 'en')),
  -- The mails as they were when the sending began, by language; the link to stop is filled in for each reader.
  mails jsonb,
  readers integer not null default 0,
  written integer not null default 0,
  left_meanwhile integer not null default 0,
  -- Mails that were given up, once the outbox forgets them.
  failed integer not null default 0,
  version integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  begun_at timestamptz(3),
  ended_at timestamptz(3),
  check ((status = 'draft') = (begun_at is null)),
  check ((status in ('sent', 'stopped')) = (ended_at is not null))
);

create index letters_newest on letters (created_at desc, id);
create index letters_under_way on letters (begun_at) where status = 'sending';

-- Who a letter goes to: each address once.
create table letter_readers (
  letter_id uuid not null references letters (id) on delete cascade,
  subscriber_id uuid not null references newsletter_subscribers (id) on delete cascade,
  outcome text not null default 'waiting' check (outcome in ('waiting', 'written', 'left')),
  primary key (letter_id, subscriber_id)
);

create index letter_readers_waiting on letter_readers (letter_id, subscriber_id) where outcome = 'waiting';
create index letter_readers_of_subscriber on letter_readers (subscriber_id);

-- Why the newsletter to an address ended, where the mail server reported it.
alter table newsletter_events add column reason text check (reason in ('bounced', 'complained'));
