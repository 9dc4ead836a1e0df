-- What a shared link shows of a page that is no product's, as product_images keep it: the file below the picture's key,
-- once it is there.
alter table gallery_items add column share text check (share ~ '^share-[0-9a-f]{8}[.]jpg$');
alter table plates add column share text check (share ~ '^share-[0-9a-f]{8}[.]jpg$');
