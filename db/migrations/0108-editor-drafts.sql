-- What a member of the team typed in an editor and has not saved: it outlives the page, and waits on their other devices.
-- It is JSON as text: nothing is looked for in it, and its size is what the house promises to keep.
create table editor_drafts (
  account_id uuid not null references accounts (id) on delete cascade,
  record text not null check (length(record) <= 120),
  content text not null check (octet_length(content) <= 200000),
  saved_at timestamptz(3) not null,
  primary key (account_id, record)
);

create index editor_drafts_saved_at on editor_drafts (saved_at);
