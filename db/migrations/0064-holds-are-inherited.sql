-- When the pieces of an unpaid order began to be held: an order that takes the place of another takes its time too, so
-- that nobody holds pieces for longer by placing it again.
alter table orders add column held_from timestamptz(3);
update orders set held_from = placed_at;
alter table orders alter column held_from set not null;

-- What an account let go of a moment ago.
create index orders_let_go_by_account on orders (account_id, closed_at) where paid_at is null;
-- What was placed from one network address, newest first.
create index orders_from_address on orders ((contract -> 'from' ->> 'address'), placed_at desc);
