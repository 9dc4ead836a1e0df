-- The audit log as a chain: each seal holds the hash of one entry and of the seal before it, so that an entry that is
-- changed, taken away or slipped in breaks the chain. The salt keeps what an entry quotes from being guessed from its
-- hash; it goes when a person is erased (GDPR 17).
create table audit_seals (
  no bigint primary key check (no > 0),
  entry_id bigint not null unique,
  salt text,
  content text not null,
  hash text not null
);

create function keep_audit_seals() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if new.salt is null
      and (new.no, new.entry_id, new.content, new.hash) = (old.no, old.entry_id, old.content, old.hash)
    then
      return new;
    end if;
  end if;
  raise exception 'the seals of the audit log are only added to' using errcode = 'restrict_violation';
end $$;

create trigger audit_seals_keep_rows before update or delete on audit_seals
  for each row execute function keep_audit_seals();

create trigger audit_seals_are_not_emptied before truncate on audit_seals
  for each statement execute function keep_audit_seals();
