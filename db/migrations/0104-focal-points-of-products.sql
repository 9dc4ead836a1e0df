-- What of a picture stays in sight where it is cropped, in percent of its sides; most keep their middle.
alter table product_images
  add column focal_x smallint not null default 50 check (focal_x between 0 and 100),
  add column focal_y smallint not null default 50 check (focal_y between 0 and 100);
