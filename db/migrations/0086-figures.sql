-- The figures of a period are read from the orders that were paid in it, and the money that went back in it.
create index orders_paid on orders (paid_at, id) where paid_at is not null;
create index refunds_settled on refunds (settled_at) where status = 'succeeded';
