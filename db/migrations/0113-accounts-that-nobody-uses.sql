-- When an account was last used, and when its owner was told that it will be closed for want of use. Signing in is told
-- by the database itself, so that no way in can forget it. Of what stands, nothing is known that is as old: it begins now.
alter table accounts
  add column active_at timestamptz(3) not null default now(),
  add column closing_told_at timestamptz(3);

create index accounts_idle on accounts (active_at) where role = 'user';

create function note_use_of_account() returns trigger language plpgsql as $$
begin
  update accounts set active_at = greatest(active_at, new.started_at), closing_told_at = null
  where id = new.account_id and (active_at < new.started_at or closing_told_at is not null);
  return null;
end $$;

create trigger sessions_note_use after insert on sessions
  for each row when (new.views_as is null) execute function note_use_of_account();
