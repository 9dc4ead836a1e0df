-- The day by which all of an order was promised, as its contract says it: the list of orders is sorted and asked by it.
create function promised_day(contract jsonb) returns date language plpgsql immutable parallel safe as $$
begin
  return (
    select max((line ->> 'promisedTo')::date) from jsonb_array_elements(contract -> 'lines') line
  );
end $$;

alter table orders add column promised_to date generated always as (promised_day(contract)) stored;

-- Each sort of the list, in the direction that is read first; it is read backwards for the other one.
create index orders_by_promised_day on orders (promised_to, id);
create index orders_by_buyer on orders (
  (house_unaccent(lower(coalesce(billing_address ->> 'lastName', '')))), id);
create index orders_of_status_by_promised_day on orders (status, promised_to, id);
