-- Files that were put into the media store and that no row shows: not yet, or no longer. The note is written before the
-- files are, and struck out in the transaction that shows them, so that whatever stops in between leaves a trace.
create table unclaimed_media (
  media_key text not null,
  -- Of two who store the same picture, each has a note.
  claim uuid not null,
  since timestamptz(3) not null,
  primary key (media_key, claim)
);

create index unclaimed_media_age on unclaimed_media (since);

-- Every key that some row shows. A table with a media_key is added here by its own migration; a test holds that.
create view held_media as
  select media_key from product_images
  union all
  select media_key from plates;

create index product_images_of_media on product_images (media_key);

-- Each picture of a piece has a place of its own; places are exchanged within a transaction.
update product_images set position = placed.place
  from (
    select id, row_number() over (partition by product_id order by position, id) - 1 as place from product_images
  ) placed
  where placed.id = product_images.id and position <> placed.place;

alter table product_images
  add constraint product_images_places unique (product_id, position) deferrable initially deferred;

drop index product_images_of_product;
