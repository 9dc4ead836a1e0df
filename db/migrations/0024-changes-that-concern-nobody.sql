-- Each order raises the version of its pieces, and what an order becomes is written beside its contract: neither may cost
-- the work of what did not change.

-- Without any changed words nothing is looked up, either.
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
      written.composition_fr, written.composition_en, written.deleted_at is null
    ) is distinct from (
      former.sku, former.name_fr, former.name_en, former.tags_fr, former.tags_en, former.material,
      former.color_fr, former.color_en, former.description_fr, former.description_en,
      former.composition_fr, former.composition_en, former.deleted_at is null
    );
  if seqs is not null then
    perform keep_stems(seqs, words);
  end if;
  return null;
end $$;

-- A contract is long: it is compared where somebody writes it, and not at each step of its order. Afterwards, because what
-- is looked at before each update has the words of an order made anew by each, too.
drop trigger orders_keep_their_contract on orders;
create trigger orders_keep_their_contract
  after update of number, contract, subtotal_cents, discount_cents, shipping_cents, vat_cents, total_cents, placed_at
  on orders for each row execute function keep_contract();

-- Of a line only its counts change: all that was bought with it stays.
create or replace function keep_bought() returns trigger language plpgsql as $$
begin
  if (to_jsonb(new) - 'refunded_quantity' - 'restocked_quantity')
    is distinct from (to_jsonb(old) - 'refunded_quantity' - 'restocked_quantity')
  then
    raise exception 'what was bought is not changed' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
