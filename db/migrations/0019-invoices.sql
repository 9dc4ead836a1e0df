-- Invoices and credit notes: numbered without a gap in each series and year, their paper made once.

create table document_counters (
  series text not null,
  year integer not null,
  last_number integer not null,
  primary key (series, year)
);

create table invoices (
  id uuid primary key default gen_random_uuid(),
  series text not null check (series in ('F', 'A')),
  year integer not null,
  sequence integer not null check (sequence > 0),
  number text not null unique,
  order_id uuid not null references orders (id),
  -- An invoice has its payment, a credit note its refund, and each has one paper only.
  payment_id uuid unique references payments (id),
  refund_id uuid unique references refunds (id),
  refers_to uuid references invoices (id),
  issued_at timestamptz(3) not null,
  total_cents integer not null check (total_cents >= 0),
  content jsonb not null,
  unique (series, year, sequence),
  check ((series = 'F') = (payment_id is not null and refund_id is null and refers_to is null)),
  check ((series = 'A') = (refund_id is not null and payment_id is null and refers_to is not null))
);

create index invoices_of_order on invoices (order_id, issued_at);
create index invoices_refers_to on invoices (refers_to);

create table invoice_papers (
  invoice_id uuid primary key references invoices (id),
  pdf bytea not null,
  sha256 text not null,
  rendered_at timestamptz(3) not null
);

create trigger invoices_stay before update or delete on invoices
  for each row execute function refuse_rewriting();
create trigger invoices_are_not_emptied before truncate on invoices
  for each statement execute function refuse_rewriting();
create trigger invoice_papers_stay before update or delete on invoice_papers
  for each row execute function refuse_rewriting();
create trigger invoice_papers_are_not_emptied before truncate on invoice_papers
  for each statement execute function refuse_rewriting();
