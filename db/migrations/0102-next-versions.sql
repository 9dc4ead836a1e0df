-- Changes of a product that wait beside it while the shop shows it as it is: the columns that are to change, and what
-- they held when they were written, so that it is seen when the shop has moved on.
create table next_versions (
  product_id uuid primary key references products on delete cascade,
  changes jsonb not null,
  base jsonb not null,
  publish_at timestamptz(3),
  saved_at timestamptz(3) not null,
  version integer not null default 1
);
create index next_versions_due on next_versions (publish_at) where publish_at is not null;
