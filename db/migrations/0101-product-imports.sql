-- The files of products that were imported. What each changed is in the audit log: `entries` are its numbers there, so
-- that an import is taken back as one.
create table product_imports (
  id uuid primary key default gen_random_uuid(),
  at timestamptz(3) not null,
  file_name text not null,
  added integer not null,
  changed integer not null,
  entries bigint[] not null,
  taken_back_at timestamptz(3)
);
create index product_imports_by_time on product_imports (at desc, id);
