-- The Union's notice on the legal guarantee of conformity (Regulation (EU) 2025/1960, annex I), one official file for
-- each language. The bytes stand here as well as in the media store: the mail that confirms an order is written in a
-- transaction, which asks no store.
create table guarantee_notices (
  language text primary key check (language in ('fr', 'en')),
  media_key text not null,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  png bytea not null,
  updated_at timestamptz(3) not null
);

-- The label of a commercial guarantee of durability (annex II), for products that have one: it begins above two years.
create table durability_labels (
  product_id uuid primary key references products (id) on delete cascade,
  years smallint not null check (years between 3 and 50),
  media_key text not null,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  png bytea not null,
  updated_at timestamptz(3) not null
);

create index guarantee_notices_of_media on guarantee_notices (media_key);
create index durability_labels_of_media on durability_labels (media_key);

create or replace view held_media as
  select media_key from product_images
  union all
  select media_key from plates
  union all
  select media_key from gallery_items
  union all
  select media_key from guarantee_notices
  union all
  select media_key from durability_labels;
