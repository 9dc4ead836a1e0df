-- The catalogue: categories, pieces, their sizes, their pictures and every price they ever had.

create table categories (
  id text primary key,
  name_fr text not null,
  name_en text,
  position integer not null
);

create table products (
  id uuid primary key default gen_random_uuid(),
  -- A small ordinal of its own: search answers with sets of these.
  seq integer generated always as identity unique,
  sku text not null unique,
  category_id text not null references categories (id),
  name_fr text not null,
  name_en text,
  description_fr text not null,
  description_en text,
  composition_fr text not null,
  composition_en text,
  care_fr text,
  care_en text,
  tags_fr text[] not null default '{}',
  tags_en text[] not null default '{}',
  material text not null,
  color_fr text,
  color_en text,
  color_hex text,
  customizable boolean not null default false,
  featured boolean not null default false,
  animal_parts boolean not null default false,
  price_cents integer not null check (price_cents >= 0),
  rating_sum integer not null default 0,
  rating_count integer not null default 0,
  rating_average real not null generated always as
    (case when rating_count = 0 then 0 else rating_sum::real / rating_count end) stored,
  -- What the drawing of a demo piece is made from; a real house has photographs and leaves it empty.
  drawing jsonb,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  deleted_at timestamptz(3),
  version integer not null default 1
);

create index products_newest on products (created_at desc, id) where deleted_at is null;
create index products_by_price on products (price_cents, id) where deleted_at is null;
create index products_by_rating on products (rating_average desc, rating_count desc, id) where deleted_at is null;
create index products_of_category on products (category_id, created_at desc, id) where deleted_at is null;
create index products_featured on products (created_at desc, id) where featured and deleted_at is null;

-- One row a size; a piece without sizes has a single row whose size is empty.
create table product_variants (
  product_id uuid not null references products (id) on delete cascade,
  size text not null default '',
  stock integer not null check (stock >= 0),
  position smallint not null default 0,
  primary key (product_id, size)
);

create table product_images (
  id uuid primary key default gen_random_uuid(),
  product_id uuid not null references products (id) on delete cascade,
  media_key text not null,
  width integer not null,
  height integer not null,
  color text not null,
  widths integer[] not null,
  alt_fr text not null,
  alt_en text,
  position smallint not null
);

create index product_images_of_product on product_images (product_id, position);

-- Every price with its time (L112-1-1): a crossed-out price is computed from here, never typed.
create table price_history (
  product_id uuid not null references products (id) on delete cascade,
  valid_from timestamptz(3) not null,
  valid_to timestamptz(3),
  price_cents integer not null,
  seq bigint generated always as identity,
  primary key (product_id, valid_from, seq)
);

create unique index price_history_current on price_history (product_id) where valid_to is null;

-- Whoever writes a price writes its history, because the database does it.
create function keep_first_price() returns trigger language plpgsql as $$
begin
  insert into price_history (product_id, valid_from, price_cents)
    select id, created_at, price_cents from added;
  return null;
end $$;

create function keep_changed_price() returns trigger language plpgsql as $$
begin
  update price_history set valid_to = changed.updated_at
    from changed join former using (id)
    where product_id = changed.id and valid_to is null and changed.price_cents <> former.price_cents;
  insert into price_history (product_id, valid_from, price_cents)
    select changed.id, changed.updated_at, changed.price_cents
    from changed join former using (id)
    where changed.price_cents <> former.price_cents;
  return null;
end $$;

create trigger products_first_price after insert on products
  referencing new table as added for each statement execute function keep_first_price();

create trigger products_changed_price after update on products
  referencing new table as changed old table as former for each statement execute function keep_changed_price();

-- What a piece is found by, away from its row: a search visits thousands of these and none of the rest.
create table product_search (
  seq integer primary key references products (seq) on delete cascade,
  words tsvector not null
) with (toast_tuple_target = 128);

alter table product_search alter column words set storage external;

create index product_search_words on product_search using gin (words);

-- The stems of all pieces, so that a misspelt word finds its nearest. A stem that no piece has any more stays:
-- it then finds nothing, which is the truth.
create table search_stems (
  stem text primary key
);

create index search_stems_likeness on search_stems using gin (stem gin_trgm_ops);

-- French typography sets no-break spaces, which some locales read as letters: « dentelle » would keep its space.
create function plain_spaces(written text) returns text language sql immutable parallel safe as $$
  select translate(written, chr(160) || chr(8239), '  ')
$$;

-- Name before reference, tags, cloth and colour, before the long texts; both languages, each with its own stems.
-- The reference is one word, because « SOI-004 » in two would be found by every search for « soie ».
create function words_of(piece products) returns tsvector language sql stable as $$
  select
    setweight(to_tsvector('french_house', plain_spaces(piece.name_fr)), 'A')
    || setweight(to_tsvector('english_house', plain_spaces(coalesce(piece.name_en, ''))), 'A')
    || setweight(to_tsvector('simple', regexp_replace(piece.sku, '[^[:alnum:]]', '', 'g')), 'B')
    || setweight(to_tsvector('french_house', plain_spaces(concat_ws(' ', array_to_string(piece.tags_fr, ' '), piece.material, piece.color_fr))), 'B')
    || setweight(to_tsvector('english_house', plain_spaces(concat_ws(' ', array_to_string(piece.tags_en, ' '), piece.color_en))), 'B')
    || setweight(to_tsvector('french_house', plain_spaces(concat_ws(' ', piece.description_fr, piece.composition_fr))), 'C')
    || setweight(to_tsvector('english_house', plain_spaces(concat_ws(' ', piece.description_en, piece.composition_en))), 'C')
$$;

create function index_piece_words() returns trigger language plpgsql as $$
begin
  with changed as (
    insert into product_search as kept (seq, words)
      select written.seq, words_of(written::products) from written
      on conflict (seq) do update set words = excluded.words where kept.words <> excluded.words
      returning words
  )
  insert into search_stems (stem)
    select distinct unnest(tsvector_to_array(words)) from changed
    on conflict do nothing;
  return null;
end $$;

create trigger products_added_words after insert on products
  referencing new table as written for each statement execute function index_piece_words();

create trigger products_changed_words after update on products
  referencing new table as written for each statement execute function index_piece_words();

-- One word as it may stand in either language; nothing when either calls it a word of no meaning (« de », « the »).
create function search_word(word text) returns tsquery language sql stable as $$
  select case when numnode(french) = 0 or numnode(english) = 0 then ''::tsquery else french || english end
  from (select plainto_tsquery('french_house', word) as french, plainto_tsquery('english_house', word) as english) stems
$$;

-- A word still being typed: the word itself, or whatever begins like it. Its stem is not stretched, else « soie »
-- would find every « soirée ».
create function search_beginning(word text) returns tsquery language sql stable as $$
  select plainto_tsquery('french_house', word) || plainto_tsquery('english_house', word)
    || to_tsquery('simple', house_unaccent(word) || ':*')
$$;
