-- What of the picture of an order's line stays in sight, as when it was ordered; the older ones keep their middle.
alter table order_lines
  add column focal_x smallint not null default 50 check (focal_x between 0 and 100),
  add column focal_y smallint not null default 50 check (focal_y between 0 and 100);
