-- What readers hold against a review, of a product or of the house; settled when the house decides.
create table review_reports (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('product', 'testimonial')),
  review_id uuid not null,
  reason text not null check (
    reason in ('abusive', 'off_topic', 'personal_data', 'unlawful', 'conflict_of_interest', 'duplicate')
  ),
  details text not null check (length(details) <= 500),
  reported_at timestamptz(3) not null,
  -- The network address, under a pseudonym: one report of a review from each.
  reported_from text not null,
  settled_at timestamptz(3),
  unique (kind, review_id, reported_from)
);

create index review_reports_open on review_reports (kind, review_id) where settled_at is null;
create index review_reports_oldest on review_reports (reported_at);
