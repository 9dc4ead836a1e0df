create table settings (
  subject text primary key,
  changes jsonb not null,
  updated_at timestamptz not null
);
