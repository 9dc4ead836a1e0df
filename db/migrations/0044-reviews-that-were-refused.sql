-- A refused review that its author deletes is remembered as refused: what the same customer writes next about the same
-- product waits for the house, as a change of the refused review would have.
create table refused_reviews (
  product_id uuid not null references products (id) on delete cascade,
  account_id uuid not null references accounts (id) on delete cascade,
  refused_at timestamptz(3) not null,
  primary key (product_id, account_id)
);

create index refused_reviews_of_account on refused_reviews (account_id);

-- The language in which the site was read when the review was written, told to screen readers; unknown of older ones.
alter table product_reviews add column language text check (language in ('fr', 'en'));

-- Reports go with the review that they are about, whoever deletes it. They know reviews of two tables, so that no
-- foreign key can say so.
delete from review_reports r where
  (r.kind = 'product' and not exists (select from product_reviews p where p.id = r.review_id))
  or (r.kind = 'testimonial' and not exists (select from testimonials t where t.id = r.review_id));

create function delete_reports_of_reviews() returns trigger language plpgsql as $$
begin
  delete from review_reports using removed where kind = tg_argv[0] and review_id = removed.id;
  return null;
end $$;

create trigger product_reviews_reports after delete on product_reviews
  referencing old table as removed for each statement execute function delete_reports_of_reviews('product');

create trigger testimonials_reports after delete on testimonials
  referencing old table as removed for each statement execute function delete_reports_of_reviews('testimonial');

-- Settled reports are deleted a year later; nothing asks for the oldest of all.
drop index review_reports_oldest;
create index review_reports_settled on review_reports (settled_at) where settled_at is not null;
