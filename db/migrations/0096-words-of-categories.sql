-- A category opens its page of the shop with words of its own, and two who change it at once see each other.
alter table categories
  add column intro_fr text check (intro_fr <> ''),
  add column intro_en text check (intro_en <> ''),
  add column version integer not null default 1;
