-- What a member of the team may do, by area of the house; null stands for the usual areas of a member.
alter table accounts
  add column areas text[]
    check (areas <@ array['salon', 'sales', 'catalogue', 'customers', 'accounting', 'workshop']),
  -- A member who was invited enters the house only with a second step.
  add column asks_factor boolean not null default false,
  add constraint accounts_areas_of_staff check (areas is null or role = 'staff');

-- A link by which an invited member chooses a password, and sessions that an admin ended.
alter table mailed_links
  drop constraint mailed_links_purpose_check,
  add constraint mailed_links_purpose_check
    check (purpose in ('confirm-email', 'change-email', 'reset-password', 'invitation'));

alter table sessions
  drop constraint sessions_ended_by_check,
  add constraint sessions_ended_by_check
    check (ended_by in ('logout', 'owner', 'replay', 'password', 'role', 'disabled', 'second-factor', 'house'));
