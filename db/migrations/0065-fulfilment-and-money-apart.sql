-- Where the parcel of an order is, and where its money is, are two things: `fulfilment` holds the one, `paid_at` and
-- `refunded_cents` the other. The word that both come to is derived, here and nowhere else.
alter table orders add column fulfilment text;

update orders set fulfilment = case
  when status = 'pending_payment' then 'awaiting_payment'
  when status = 'paid' then 'to_prepare'
  when status = 'partially_refunded' then 'delivered'
  when status <> 'refunded' then status
  when delivered_at is not null then 'delivered'
  when shipped_at is not null then 'shipped'
  -- What was paid back before it left is not made after all; how it ended before that is told by its timeline.
  when 'expired' = (
    select kind from order_events
    where order_id = orders.id and kind in ('paid', 'cancelled', 'replaced', 'expired')
    order by id desc limit 1) then 'expired'
  else 'cancelled'
end;

alter table orders drop column status;

alter table orders
  alter column fulfilment set not null,
  add check (fulfilment in (
    'awaiting_payment', 'to_prepare', 'in_preparation', 'shipped', 'delivered', 'cancelled', 'expired')),
  add check ((fulfilment = 'awaiting_payment') = (held_until is not null));

alter table orders add column status text not null generated always as (case
  when refunded_cents > 0 and refunded_cents = total_cents then 'refunded'
  when refunded_cents > 0 and fulfilment = 'delivered' then 'partially_refunded'
  when fulfilment = 'awaiting_payment' then 'pending_payment'
  when fulfilment = 'to_prepare' then 'paid'
  else fulfilment
end) stored;

-- Nobody waits to pay twice at the same time: a second one takes the place of the first.
create unique index orders_waiting_of_account on orders (account_id) where fulfilment = 'awaiting_payment';
create index orders_held_until on orders (held_until) where fulfilment = 'awaiting_payment';
create index orders_of_status on orders (status, placed_at desc, id desc);
