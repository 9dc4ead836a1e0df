-- What the owner shows in place of what came with the software: the logo, the icon and the picture of a shared link. What
-- has no row is as it came.
create table brand_pictures (
  kind text primary key check (kind in ('logo', 'logoDark', 'icon', 'share')),
  media_key text not null,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  color text not null,
  widths integer[] not null,
  focal_x smallint not null default 50 check (focal_x between 0 and 100),
  focal_y smallint not null default 50 check (focal_y between 0 and 100),
  version integer not null default 1,
  updated_at timestamptz(3) not null
);

create index brand_pictures_by_key on brand_pictures (media_key);

create or replace view held_media as
  select media_key from product_images
  union all
  select media_key from plates
  union all
  select media_key from gallery_items
  union all
  select media_key from guarantee_notices
  union all
  select media_key from durability_labels
  union all
  select media_key from brand_pictures;
