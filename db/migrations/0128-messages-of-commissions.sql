-- What a customer and the house write to each other about a commission, with pictures; and what the atelier notes with them.

create table commission_messages (
  id uuid primary key default gen_random_uuid(),
  -- In the order in which they were written, also within a moment.
  number bigint generated always as identity,
  commission_id uuid not null references commissions (id) on delete cascade,
  author text not null check (author in ('customer', 'house')),
  member_id uuid references accounts (id) on delete set null,
  stage text,
  words text not null,
  written_at timestamptz(3) not null,
  -- Since when the customer can read it; null for what the atelier noted for itself.
  shown_at timestamptz(3),
  -- When the other side saw it first.
  seen_at timestamptz(3),
  -- When the customer was mailed about it.
  told_at timestamptz(3),
  check (author = 'house' or (shown_at = written_at and member_id is null))
);

create index commission_messages_of_commission on commission_messages (commission_id, number);
create index commission_messages_of_member on commission_messages (member_id) where member_id is not null;
create index commission_messages_to_answer on commission_messages (commission_id)
  where author = 'customer' and seen_at is null;
create index commission_messages_to_tell on commission_messages (shown_at)
  where author = 'house' and seen_at is null and told_at is null;

create table commission_pictures (
  id uuid primary key default gen_random_uuid(),
  commission_id uuid not null references commissions (id) on delete cascade,
  -- Null until it is sent.
  message_id uuid references commission_messages (id) on delete cascade,
  author text not null check (author in ('customer', 'house')),
  member_id uuid references accounts (id) on delete set null,
  width integer not null,
  height integer not null,
  color text not null check (color ~ '^#[0-9a-f]{6}$'),
  added_at timestamptz(3) not null,
  small bytea not null,
  large bytea not null
);

create index commission_pictures_of_commission on commission_pictures (commission_id, added_at);
create index commission_pictures_of_message on commission_pictures (message_id);
create index commission_pictures_of_member on commission_pictures (member_id) where member_id is not null;
create index commission_pictures_unsent on commission_pictures (added_at) where message_id is null;
