-- A category can go once nothing that is shown lies in it. What was taken out of the boutique keeps its rows, without one.
alter table products alter column category_id drop not null;
alter table products add constraint products_shown_lie_in_a_category
  check (deleted_at is not null or category_id is not null);
