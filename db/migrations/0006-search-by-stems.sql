-- Searches are answered from the memory of each process: the database stems what is written, and keeps for each piece
-- its stems by number, so that all of them are read within a second (docs/decisions/0015).

drop function search_word(text);
drop function search_beginning(text);
drop table product_search;
drop table search_stems;

-- Every stem of the house with its number. A stem that no piece has any more stays: it then finds nothing.
create table search_stems (
  id integer primary key generated always as identity,
  stem text collate "C" not null unique
);

create index search_stems_likeness on search_stems using gin (stem gin_trgm_ops);

-- Four bytes for each stem of a piece: its number times four, plus the place where it counts most
-- (0 in the name, 1 on the label: reference, tags, cloth, colour; 2 in the long texts).
create table product_search (
  seq integer primary key references products (seq) on delete cascade,
  stems bytea not null
);

-- New stems come first and in alphabetical order, so that two writers of the same ones wait for each other and never
-- in a ring; the second statement then sees them, whoever wrote them.
create function keep_stems(seqs integer[], words tsvector[]) returns void language plpgsql as $$
begin
  insert into search_stems (stem)
    select distinct word.lexeme from unnest(words) piece (words), unnest(piece.words) word
    where not exists (select from search_stems known where known.stem = word.lexeme)
    order by word.lexeme
    on conflict do nothing;

  insert into product_search as kept (seq, stems)
    select piece.seq, coalesce(packed.stems, '')
    from unnest(seqs, words) piece (seq, words), lateral (
      select string_agg(int4send(known.id * 4 + case
          when 'A' = any(word.weights) then 0
          when 'B' = any(word.weights) then 1
          else 2
        end), '' order by known.id) as stems
      from unnest(piece.words) word join search_stems known on known.stem = word.lexeme
    ) packed
    on conflict (seq) do update set stems = excluded.stems where kept.stems <> excluded.stems;
end $$;

-- A removed piece is found by nothing, and its words are no reading of a slip of the pen. The reference is given whole,
-- because the parser of texts sees a number and a letter in « 0E0-A ».
create function searched_words_of(piece products) returns tsvector language sql stable as $$
  select case when piece.deleted_at is null then
    words_of(piece) || coalesce(nullif(regexp_replace(lower(piece.sku), '[^[:alnum:]]', '', 'g'), '') || ':1B', '')::tsvector
  else '' end
$$;

create or replace function index_piece_words() returns trigger language plpgsql as $$
begin
  perform keep_stems(array_agg(written.seq), array_agg(searched_words_of(written::products))) from written;
  return null;
end $$;

-- Most changes are of a price, a star, a version: only those of what a search reads are worth stemming.
create function index_changed_words() returns trigger language plpgsql as $$
begin
  perform keep_stems(array_agg(written.seq), array_agg(searched_words_of(written::products)))
    from written join former on former.seq = written.seq
    where (
      written.sku, written.name_fr, written.name_en, written.tags_fr, written.tags_en, written.material,
      written.color_fr, written.color_en, written.description_fr, written.description_en,
      written.composition_fr, written.composition_en, written.deleted_at is null
    ) is distinct from (
      former.sku, former.name_fr, former.name_en, former.tags_fr, former.tags_en, former.material,
      former.color_fr, former.color_en, former.description_fr, former.description_en,
      former.composition_fr, former.composition_en, former.deleted_at is null
    );
  return null;
end $$;

drop trigger products_changed_words on products;

create trigger products_changed_words after update on products
  referencing new table as written old table as former for each statement execute function index_changed_words();

select keep_stems(array_agg(seq), array_agg(searched_words_of(products))) from products group by seq / 5000;
