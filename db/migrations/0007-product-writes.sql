-- The house edits its pieces: a reference is free again once its piece is gone, and every write leaves a line.

-- A reference names one piece that is shown; a piece may have none, and is then called by the beginning of its id (§2).
alter table products drop constraint products_sku_key;

create unique index products_sku_of_shown on products (sku) where deleted_at is null and sku <> '';

-- Who did what to what (product.md §6). Before and after hold the changed fields only.
create table audit_log (
  id bigint primary key generated always as identity,
  at timestamptz(3) not null,
  -- Empty when the house itself acted. No foreign key: an entry outlives the account.
  actor_id text,
  actor_role text,
  action text not null,
  subject_kind text not null,
  subject_id text not null,
  before jsonb,
  after jsonb
);

-- An entry is never changed and never taken away. Erasing a person (GDPR 17) may empty what it quotes and who acted;
-- that something was done, when and to what, stays.
create function keep_audit_log() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if (new.actor_id is null or new.actor_id = old.actor_id)
      and (new.before is null or new.before = old.before)
      and (new.after is null or new.after = old.after)
      and (new.id, new.at, new.actor_role, new.action, new.subject_kind, new.subject_id)
        is not distinct from (old.id, old.at, old.actor_role, old.action, old.subject_kind, old.subject_id)
    then
      return new;
    end if;
  end if;
  raise exception 'the audit log is only added to' using errcode = 'restrict_violation';
end $$;

create trigger audit_log_keeps_entries before update or delete on audit_log
  for each row execute function keep_audit_log();

create trigger audit_log_is_not_emptied before truncate on audit_log
  for each statement execute function keep_audit_log();
