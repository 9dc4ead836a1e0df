-- Who waits for a size that is out. A row is one address and one size; it goes when the mail is written, or when it is stopped.

create table stock_alerts (
  id uuid primary key default gen_random_uuid(),
  -- Of a customer who gave her own address.
  account_id uuid references accounts (id) on delete cascade,
  product_id uuid not null references products (id) on delete cascade,
  -- Not that of a variant: a size may be taken out while there is none of it, and be cut again.
  size text not null,
  -- In small letters.
  email text not null check (length(email) <= 254),
  language text not null check (language in ('fr', 'en')),
  asked_at timestamptz(3) not null,
  -- Empty until the owner of the address has said that it is hers to give.
  confirmed_at timestamptz(3),
  -- What the link of the last mail proves, as a hash; none before the first.
  token_hash text unique,
  -- What ends every alert of the address.
  stop_key text not null
);

create unique index stock_alerts_once on stock_alerts (product_id, size, email);
create index stock_alerts_waiting on stock_alerts (product_id, size, confirmed_at, id) where confirmed_at is not null;
create index stock_alerts_of_account on stock_alerts (account_id);
create index stock_alerts_of_email on stock_alerts (email);
create index stock_alerts_to_stop on stock_alerts (stop_key);
create index stock_alerts_oldest on stock_alerts (asked_at);

-- Where a program of mail ends, by one POST, what a mail belongs to (RFC 8058).
alter table mail_outbox add column unsubscribe_url text;
