-- What a product costs the company, without tax, and since when. A cost is never changed: a newer one follows it, so that
-- what was sold keeps the cost of its time. Null: from then on it is not known.
create table product_costs (
  product_id uuid not null references products (id),
  since timestamptz(3) not null,
  seq bigint generated always as identity,
  cost_cents integer check (cost_cents >= 0),
  primary key (product_id, since, seq)
);

create trigger product_costs_stay before update or delete on product_costs
  for each row execute function refuse_rewriting();
create trigger product_costs_are_not_emptied before truncate on product_costs
  for each statement execute function refuse_rewriting();

-- A letter that leaves by itself. Until then it is no draft, so that what an admin has released is what is sent.
alter table letters
  add column send_at timestamptz(3),
  add column french_for_all boolean not null default false,
  -- When a letter was to leave by itself and could not, and why.
  add column missed_at timestamptz(3),
  add column missed_because text check (missed_because in ('not_ready', 'nobody')),
  drop constraint letters_status_check,
  drop constraint letters_check,
  add constraint letters_status_check check (status in ('draft', 'planned', 'sending', 'sent', 'stopped')),
  add constraint letters_begun check ((status in ('draft', 'planned')) = (begun_at is null)),
  add constraint letters_planned check ((status = 'planned') = (send_at is not null)),
  add constraint letters_missed check ((missed_at is null) = (missed_because is null));

create index letters_due on letters (send_at) where status = 'planned';
