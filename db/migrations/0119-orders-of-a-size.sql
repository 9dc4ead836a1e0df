-- Which orders have a size, for the list of orders that the figures of the sales lead to.
create index order_lines_of_size on order_lines (size, order_id);
