-- The house hangs the pictures of its pages: each keeps what stays in sight of it, and two who change one at once see each
-- other.
alter table plates
  add column focal_x smallint not null default 50 check (focal_x between 0 and 100),
  add column focal_y smallint not null default 50 check (focal_y between 0 and 100),
  add column version integer not null default 1;

create index plates_by_key on plates (media_key);
