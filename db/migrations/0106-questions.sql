-- What the house is often asked, in its own words and order; without the row it is what came with the software.
create table own_questions (
  id smallint primary key default 1 check (id = 1),
  questions jsonb not null,
  version integer not null default 1
);
