-- What the owner sees to first: what has a deadline, what stands still, and of the stock what she asked to be told of.

-- At how many left, all sizes together, a product is told to the house; without one only once nothing is left.
alter table products add column low_stock integer check (low_stock between 0 and 9999);

-- A product of which nothing is left has a size of which nothing is left; the others are those with a threshold.
drop index product_variants_low;
create index product_variants_out on product_variants (product_id) where stock = 0;
create index products_with_threshold on products (id) where low_stock is not null and deleted_at is null;

-- Withdrawals that wait for an answer by the day that their money is due, and money that could not go back.
create index withdrawals_unanswered on withdrawals (refund_due_on, id) where status in ('received', 'to_review');
create index refunds_owed on refunds (id) where status in ('failed', 'returned');

-- When a mail left last.
create index mail_outbox_left on mail_outbox (settled_at desc) where status = 'sent';
