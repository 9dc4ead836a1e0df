-- The pictures of the house's work, on two boards: each is one picture with its words.
create table gallery_items (
  id uuid primary key default gen_random_uuid(),
  board text not null check (board in ('lookbook', 'inspiration')),
  -- A board is answered whole: it has 120 places.
  position smallint not null check (position between 0 and 119),
  title_fr text not null default '' check (length(title_fr) <= 120),
  title_en text not null default '' check (length(title_en) <= 120),
  text_fr text not null default '' check (length(text_fr) <= 1200),
  text_en text not null default '' check (length(text_en) <= 1200),
  credits_fr text not null default '' check (length(credits_fr) <= 200),
  credits_en text not null default '' check (length(credits_en) <= 200),
  alt_fr text not null default '' check (length(alt_fr) <= 250),
  alt_en text not null default '' check (length(alt_en) <= 250),
  occasion text check (occasion in ('mariage', 'ceremonie', 'soiree', 'jour')),
  colours text[] not null default '{}' check (
    colours <@ array['blanc', 'ivoire', 'rose', 'rouge', 'bleu', 'vert', 'dore', 'noir']
    and cardinality(colours) <= 8 and array_position(colours, null) is null),
  media_key text not null,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  color text not null,
  widths integer[] not null check (cardinality(widths) > 0),
  -- What stays in sight when the picture is cropped, in percent of its sides.
  focal_x smallint not null default 50 check (focal_x between 0 and 100),
  focal_y smallint not null default 50 check (focal_y between 0 and 100),
  published boolean not null default false,
  -- Days of Paris, both included.
  published_from date,
  published_to date,
  version integer not null default 1 check (version > 0),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint gallery_items_end_after_they_begin check (published_from <= published_to),
  constraint gallery_items_shown_have_words check (
    not published or (title_fr <> '' and alt_fr <> '' and alt_en <> '')),
  -- Places are exchanged within a transaction.
  constraint gallery_items_places unique (board, position) deferrable initially deferred
);

create index gallery_items_of_media on gallery_items (media_key);

-- What an item shows of the catalogue. A product that is taken out of the boutique keeps its row, and is not answered.
create table gallery_products (
  item_id uuid not null references gallery_items (id) on delete cascade,
  product_id uuid not null references products (id) on delete cascade,
  position smallint not null check (position between 0 and 5),
  primary key (item_id, position),
  unique (item_id, product_id)
);

create index gallery_products_of_product on gallery_products (product_id);

create or replace view held_media as
  select media_key from product_images
  union all
  select media_key from plates
  union all
  select media_key from gallery_items;
