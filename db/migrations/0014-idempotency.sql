-- An answer given under an Idempotency-Key commits with what it answers for. Nobody has written to the first form of this table.
drop table idempotency_keys;

create table idempotency_keys (
  -- An account, or « guest ». No foreign key: it would lock the account before the work takes its own locks.
  caller_id text not null,
  endpoint text not null,
  key text not null check (length(key) <= 255),
  -- Of what was sent, so that a key is not taken for another request.
  request_hash text not null,
  -- JSON, kept to the letter: jsonb would put its fields in another order. Null only inside the transaction that takes the key.
  answer text,
  created_at timestamptz(3) not null,
  primary key (caller_id, endpoint, key)
);

create index idempotency_keys_age on idempotency_keys (created_at);
