-- What anybody writes to the house, and what the house answers. It goes a year after it was closed.
create table contact_messages (
  id uuid primary key default gen_random_uuid(),
  full_name text not null check (length(full_name) <= 100),
  -- In small letters.
  email text not null check (length(email) <= 254),
  subject text not null check (length(subject) <= 150),
  message text not null check (length(message) <= 5000),
  language text not null check (language in ('fr', 'en')),
  received_at timestamptz(3) not null,
  -- Of the words, so that the same ones sent again are one message.
  words_hash text not null,
  status text not null default 'new' check (status in ('new', 'in_progress', 'answered', 'closed')),
  -- Of the house.
  assignee_id uuid references accounts (id) on delete set null,
  closed_at timestamptz(3),
  version integer not null default 0,
  check ((status = 'closed') = (closed_at is not null))
);

create index contact_messages_newest on contact_messages (received_at desc, id);
create index contact_messages_by_status on contact_messages (status, received_at desc, id);
create index contact_messages_of_assignee on contact_messages (assignee_id);
create index contact_messages_of_email on contact_messages (email, received_at);
create index contact_messages_closed on contact_messages (closed_at);

create table contact_replies (
  id uuid primary key default gen_random_uuid(),
  message_id uuid not null references contact_messages (id) on delete cascade,
  author_id uuid references accounts (id) on delete set null,
  reply text not null check (length(reply) between 1 and 5000),
  sent_at timestamptz(3) not null
);

create index contact_replies_of_message on contact_replies (message_id, sent_at);
create index contact_replies_of_author on contact_replies (author_id);
