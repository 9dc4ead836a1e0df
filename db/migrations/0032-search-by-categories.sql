-- Whoever searches for « prêt-à-porter » or « ready-to-wear » means the products of that category: its name counts like
-- what stands on their labels.

create or replace function searched_words_of(piece products) returns tsvector language sql stable as $$
  select case when piece.deleted_at is null then
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
      written.composition_fr, written.composition_en, written.category_id, written.deleted_at is null
    ) is distinct from (
      former.sku, former.name_fr, former.name_en, former.tags_fr, former.tags_en, former.material,
      former.color_fr, former.color_en, former.description_fr, former.description_en,
      former.composition_fr, former.composition_en, former.category_id, former.deleted_at is null
    );
  if seqs is not null then
    perform keep_stems(seqs, words);
  end if;
  return null;
end $$;

create function index_renamed_category() returns trigger language plpgsql as $$
begin
  perform keep_stems(array_agg(piece.seq), array_agg(searched_words_of(piece)))
    from products piece where piece.category_id = new.id group by piece.seq / 5000;
  return null;
end $$;

create trigger categories_renamed after update of name_fr, name_en on categories
  for each row when ((old.name_fr, old.name_en) is distinct from (new.name_fr, new.name_en))
  execute function index_renamed_category();

select keep_stems(array_agg(seq), array_agg(searched_words_of(products))) from products group by seq / 5000;
