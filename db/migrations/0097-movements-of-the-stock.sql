-- Every movement of the stock with its cause, written by the database itself, so that none is forgotten. The cause is what
-- the transaction says of itself; a change that says nothing is kept as unknown. What a product has when it is entered is
-- no movement.
create table stock_movements (
  id bigint generated always as identity primary key,
  product_id uuid not null references products (id) on delete cascade,
  size text not null,
  change integer not null check (change <> 0),
  -- What was there afterwards.
  stock integer not null,
  cause text not null,
  order_id uuid,
  actor_id text,
  reason text,
  at timestamptz(3) not null
);

create index stock_movements_of_product on stock_movements (product_id, id desc);

create function keep_stock_movements() returns trigger language plpgsql as $$
declare
  said jsonb := coalesce(nullif(current_setting('house.stock_cause', true), '')::jsonb, '{}');
begin
  insert into stock_movements (product_id, size, change, stock, cause, order_id, actor_id, reason, at)
    select written.product_id, written.size, written.stock - former.stock, written.stock,
      coalesce(said ->> 'cause', 'unknown'), (said ->> 'orderId')::uuid, said ->> 'actorId', said ->> 'reason',
      coalesce((said ->> 'at')::timestamptz, clock_timestamp())
    from written join former using (product_id, size)
    where written.stock <> former.stock
    order by written.product_id, written.size;
  return null;
end $$;

create function keep_entered_stock() returns trigger language plpgsql as $$
declare
  said jsonb := nullif(current_setting('house.stock_cause', true), '')::jsonb;
begin
  if said is not null then
    insert into stock_movements (product_id, size, change, stock, cause, order_id, actor_id, reason, at)
      select product_id, size, stock, stock, said ->> 'cause', (said ->> 'orderId')::uuid, said ->> 'actorId',
        said ->> 'reason', coalesce((said ->> 'at')::timestamptz, clock_timestamp())
      from written where stock > 0 order by product_id, size;
  end if;
  return null;
end $$;

create function keep_removed_stock() returns trigger language plpgsql as $$
declare
  said jsonb := coalesce(nullif(current_setting('house.stock_cause', true), '')::jsonb, '{}');
begin
  insert into stock_movements (product_id, size, change, stock, cause, order_id, actor_id, reason, at)
    select former.product_id, former.size, -former.stock, 0, coalesce(said ->> 'cause', 'unknown'),
      (said ->> 'orderId')::uuid, said ->> 'actorId', said ->> 'reason',
      coalesce((said ->> 'at')::timestamptz, clock_timestamp())
    from former
    -- A product that is deleted takes its sizes and their movements with it.
    where former.stock > 0 and exists (select from products where id = former.product_id)
    order by former.product_id, former.size;
  return null;
end $$;

create trigger product_variants_moved after update on product_variants
  referencing new table as written old table as former
  for each statement execute function keep_stock_movements();

create trigger product_variants_entered after insert on product_variants
  referencing new table as written for each statement execute function keep_entered_stock();

create trigger product_variants_removed after delete on product_variants
  referencing old table as former for each statement execute function keep_removed_stock();
