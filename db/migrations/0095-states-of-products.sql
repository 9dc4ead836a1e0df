-- A product is a draft until it is published, and archived when the house no longer shows it. What the shop presents is
-- decided in one place, which every query of the shop reads.
alter table products
  add column state text not null default 'published' check (state in ('draft', 'published', 'archived')),
  -- When a draft is published by itself.
  add column publish_at timestamptz(3),
  add constraint products_dated_are_drafts check (publish_at is null or state = 'draft'),
  add constraint products_shown_have_words
    check (state = 'draft' or (name_fr <> '' and description_fr <> '' and composition_fr <> ''));

alter table products add column presented boolean not null
  generated always as (deleted_at is null and state = 'published') stored;

create index products_not_published on products (state, created_at desc, id)
  where deleted_at is null and state <> 'published';

create index products_to_publish on products (publish_at) where publish_at is not null;

create or replace function searched_words_of(piece products) returns tsvector language sql stable as $$
  select case when piece.presented then
    words_of(piece)
    || coalesce(nullif(regexp_replace(lower(piece.sku), '[^[:alnum:]]', '', 'g'), '') || ':1B', '')::tsvector
    || coalesce((
      select setweight(to_tsvector('french_house', plain_spaces(category.name_fr)), 'B')
        || setweight(to_tsvector('english_house', plain_spaces(coalesce(category.name_en, ''))), 'B')
      from categories category where category.id = piece.category_id
    ), '')
  else '' end
$$;

create or replace function index_changed_words() returns trigger language plpgsql as $$
declare
  seqs integer[];
  words tsvector[];
begin
  select array_agg(written.seq), array_agg(searched_words_of(written::products)) into seqs, words
    from written join former on former.seq = written.seq
    where (
      written.sku, written.name_fr, written.name_en, written.tags_fr, written.tags_en, written.material,
      written.color_fr, written.color_en, written.description_fr, written.description_en,
      written.composition_fr, written.composition_en, written.category_id, written.presented
    ) is distinct from (
      former.sku, former.name_fr, former.name_en, former.tags_fr, former.tags_en, former.material,
      former.color_fr, former.color_en, former.description_fr, former.description_en,
      former.composition_fr, former.composition_en, former.category_id, former.presented
    );
  if seqs is not null then
    perform keep_stems(seqs, words);
  end if;
  return null;
end $$;

-- A price applies only while somebody can buy at it (L112-1-1): what a draft or an archived product costs is not one that
-- a later reduction may be measured by.
create or replace function keep_first_price() returns trigger language plpgsql as $$
begin
  insert into price_history (product_id, valid_from, price_cents)
    select id, created_at, price_cents from added where presented;
  return null;
end $$;

create or replace function keep_changed_price() returns trigger language plpgsql as $$
begin
  update price_history set valid_to = greatest(changed.updated_at, price_history.valid_from)
    from changed join former using (id)
    where product_id = changed.id and valid_to is null
      and (not changed.presented or changed.price_cents <> former.price_cents);
  insert into price_history (product_id, valid_from, price_cents)
    select changed.id,
      greatest(changed.updated_at, (select max(valid_to) from price_history where product_id = changed.id)),
      changed.price_cents
    from changed join former using (id)
    where changed.presented and (not former.presented or changed.price_cents <> former.price_cents);
  return null;
end $$;
