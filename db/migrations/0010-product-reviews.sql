-- What customers write about a piece (§3): one review each, published at once (product.md §4).
create table product_reviews (
  id uuid primary key default gen_random_uuid(),
  product_id uuid not null references products (id) on delete cascade,
  -- Whoever closes the account leaves the review, which then bears no name.
  account_id uuid references accounts (id) on delete set null,
  rating smallint not null check (rating between 1 and 5),
  comment text not null check (length(comment) <= 2000),
  created_at timestamptz(3) not null,
  unique (product_id, account_id)
);

create index product_reviews_newest on product_reviews (product_id, created_at desc, id);
create index product_reviews_of_account on product_reviews (account_id);

-- Whoever writes or takes away a review moves the stars of its piece, because the database does it. What is moved is a
-- difference, so that two reviews at once both count.
create function count_added_ratings() returns trigger language plpgsql as $$
begin
  update products set rating_sum = rating_sum + moved.stars, rating_count = rating_count + moved.reviews
    from (select product_id, sum(rating) as stars, count(*) as reviews from added group by product_id) moved
    where id = moved.product_id;
  return null;
end $$;

create function count_removed_ratings() returns trigger language plpgsql as $$
begin
  update products set rating_sum = rating_sum - moved.stars, rating_count = rating_count - moved.reviews
    from (select product_id, sum(rating) as stars, count(*) as reviews from removed group by product_id) moved
    where id = moved.product_id;
  return null;
end $$;

-- A closed account takes its name off its reviews and moves no star: such pieces are left alone.
create function count_changed_ratings() returns trigger language plpgsql as $$
begin
  update products set rating_sum = rating_sum + moved.stars, rating_count = rating_count + moved.reviews
    from (
      select product_id, sum(stars) as stars, sum(reviews) as reviews
      from (
        select product_id, rating as stars, 1 as reviews from added
        union all
        select product_id, -rating, -1 from removed
      ) both_sides
      group by product_id
    ) moved
    where id = moved.product_id and (moved.stars <> 0 or moved.reviews <> 0);
  return null;
end $$;

create trigger product_reviews_added after insert on product_reviews
  referencing new table as added for each statement execute function count_added_ratings();

create trigger product_reviews_removed after delete on product_reviews
  referencing old table as removed for each statement execute function count_removed_ratings();

create trigger product_reviews_changed after update on product_reviews
  referencing new table as added old table as removed for each statement execute function count_changed_ratings();
