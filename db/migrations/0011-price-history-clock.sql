-- The clocks of two processes differ by a little: a price never ends before it began, and the next one starts where
-- it ended, so that the history keeps the order in which the prices were written.
create or replace function keep_changed_price() returns trigger language plpgsql as $$
begin
  update price_history set valid_to = greatest(changed.updated_at, price_history.valid_from)
    from changed join former using (id)
    where product_id = changed.id and valid_to is null and changed.price_cents <> former.price_cents;
  insert into price_history (product_id, valid_from, price_cents)
    select changed.id,
      greatest(changed.updated_at, (select max(valid_to) from price_history where product_id = changed.id)),
      changed.price_cents
    from changed join former using (id)
    where changed.price_cents <> former.price_cents;
  return null;
end $$;
