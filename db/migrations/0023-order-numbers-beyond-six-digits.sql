-- A number of an order has six digits or more: lpad cuts what is longer, and the millionth would be one of the first again.
create or replace function number_order() returns trigger language plpgsql as $$
declare
  counted text;
begin
  if new.number = '' then
    counted := nextval('order_numbers')::text;
    new.number := 'MC-' || to_char(new.placed_at at time zone 'Europe/Paris', 'YYYY')
      || '-' || lpad(counted, greatest(6, length(counted)), '0');
    new.contract := new.contract || jsonb_build_object('number', new.number);
  end if;
  return new;
end $$;

-- Nobody looks for the orders of a piece: what was received is told by received_pieces.
drop index order_lines_of_product;
