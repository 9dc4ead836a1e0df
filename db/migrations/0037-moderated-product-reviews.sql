-- A review of a product is published at once; the house may refuse it for a lawful reason, and answer it. One that was
-- refused and that its author has changed waits for the house.
alter table product_reviews
  add column status text not null default 'published' check (status in ('published', 'pending', 'rejected')),
  add column refusal_reason text check (
    refusal_reason in ('abusive', 'off_topic', 'personal_data', 'unlawful', 'conflict_of_interest', 'duplicate')
  ),
  add column updated_at timestamptz(3),
  add column decided_at timestamptz(3),
  add column reply text check (length(reply) between 1 and 1000),
  add column replied_at timestamptz(3),
  add check ((status = 'rejected') = (refusal_reason is not null)),
  add check ((reply is null) = (replied_at is null));

-- The house reads them newest first, and those that wait before all others.
create index product_reviews_by_date on product_reviews (created_at desc, id);
create index product_reviews_by_status on product_reviews (status, created_at desc, id) where status <> 'published';

-- Only what is published counts, as ever by differences.
create or replace function count_added_ratings() returns trigger language plpgsql as $$
begin
  update products set rating_sum = rating_sum + moved.stars, rating_count = rating_count + moved.reviews
    from (
      select product_id, sum(rating) as stars, count(*) as reviews
      from added where status = 'published' group by product_id
    ) moved
    where id = moved.product_id;
  return null;
end $$;

create or replace function count_removed_ratings() returns trigger language plpgsql as $$
begin
  update products set rating_sum = rating_sum - moved.stars, rating_count = rating_count - moved.reviews
    from (
      select product_id, sum(rating) as stars, count(*) as reviews
      from removed where status = 'published' group by product_id
    ) moved
    where id = moved.product_id;
  return null;
end $$;

create or replace function count_changed_ratings() returns trigger language plpgsql as $$
begin
  update products set rating_sum = rating_sum + moved.stars, rating_count = rating_count + moved.reviews
    from (
      select product_id, sum(stars) as stars, sum(reviews) as reviews
      from (
        select product_id, rating as stars, 1 as reviews from added where status = 'published'
        union all
        select product_id, -rating, -1 from removed where status = 'published'
      ) both_sides
      group by product_id
    ) moved
    where id = moved.product_id and (moved.stars <> 0 or moved.reviews <> 0);
  return null;
end $$;
