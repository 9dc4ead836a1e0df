-- What lists of papers are narrowed and sorted by, taken from their content, which never changes.
alter table invoices
  -- The country of delivery, or that of the buyer's address where nothing else is said.
  add column country text not null generated always as
    (coalesce(content -> 'deliveryAddress' ->> 'countryCode', content -> 'buyer' ->> 'countryCode', '')) stored,
  add column is_business boolean not null generated always as
    (coalesce(content -> 'buyer' ->> 'company', content -> 'buyer' ->> 'siren', content -> 'buyer' ->> 'vatNumber', '') <> '') stored,
  add column vat_rates jsonb not null generated always as
    (jsonb_path_query_array(content, '$.totals.vat[*].rateBasisPoints')) stored;

create index invoices_by_time on invoices (issued_at, id);
create index invoices_by_total on invoices (total_cents, id);
create index invoices_by_country on invoices (country, issued_at, id);
create index payment_journal_by_time on payment_journal (at, id);

-- The papers of a month or a year as one ZIP, which a job makes and which is kept for a day.
create table paper_archives (
  id uuid primary key default gen_random_uuid(),
  period text not null check (period ~ '^\d{4}(-(0[1-9]|1[0-2]))?$'),
  state text not null check (state in ('asked', 'making', 'ready', 'failed')),
  asked_at timestamptz(3) not null,
  papers integer not null default 0,
  bytes bigint not null default 0
);

create unique index paper_archives_one_of_period on paper_archives (period) where state <> 'failed';

-- In parts, so that nobody has to hold the whole of it in memory.
create table paper_archive_parts (
  archive_id uuid not null references paper_archives (id) on delete cascade,
  place integer not null,
  bytes bytea not null,
  primary key (archive_id, place)
);
