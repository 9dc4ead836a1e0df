-- The file below a picture's key that a shared link shows, once it is there; its name tells how it was made.
alter table product_images add column share text check (share ~ '^share-[0-9a-f]{8}[.]jpg$');
