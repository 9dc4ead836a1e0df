-- Which orders have a product, for the list of orders that the figures lead to.
create index order_lines_of_product on order_lines (product_id, order_id);
