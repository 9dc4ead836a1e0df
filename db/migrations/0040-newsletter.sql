-- Who asked for the newsletter, who confirmed it, who left; and the proof of each (domain.md 2.3).
create table newsletter_subscribers (
  id uuid primary key default gen_random_uuid(),
  -- In small letters.
  email text not null unique check (length(email) <= 254),
  language text not null check (language in ('fr', 'en')),
  source text not null check (source in ('footer', 'page')),
  asked_at timestamptz(3) not null,
  -- Empty until the owner of the address has said that it is theirs to give.
  confirmed_at timestamptz(3),
  left_at timestamptz(3),
  -- The welcome code goes to an address once.
  code_sent_at timestamptz(3),
  -- What the link of the last mail proves, as a hash.
  token_hash text unique,
  -- What ends the newsletter to the address.
  stop_key text not null unique
);

create index newsletter_newest on newsletter_subscribers (asked_at desc, id);

create table newsletter_events (
  id bigint primary key generated always as identity,
  subscriber_id uuid not null references newsletter_subscribers (id) on delete cascade,
  at timestamptz(3) not null,
  action text not null check (action in ('asked', 'confirmed', 'left', 'removed')),
  source text check (source in ('footer', 'page')),
  language text check (language in ('fr', 'en')),
  text_version text,
  -- The network address, under a pseudonym.
  from_address text
);

create index newsletter_events_of_subscriber on newsletter_events (subscriber_id, id);
