-- The member of the team with whose rights an admin looks at the house in this session, changing nothing.
alter table sessions add column views_as uuid references accounts (id) on delete set null;
create index sessions_views_as on sessions (views_as) where views_as is not null;
