-- The visit at which the customer of an order is measured: one for each order.
alter table appointments add column order_id uuid references orders (id) on delete set null;

create unique index appointments_of_order on appointments (order_id) where order_id is not null;

-- The paid orders whose customer asked for a visit: few among all, and read every minute.
create index orders_with_a_visit on orders (placed_at)
  where contract #>> '{measuring,way}' = 'salon' and paid_at is not null;
