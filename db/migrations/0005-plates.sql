-- Editorial pictures, one for each slot of the site that has been given one; which slots there are is the site's business.
create table plates (
  slot text primary key,
  media_key text not null,
  width integer not null,
  height integer not null,
  color text not null,
  widths integer[] not null,
  alt_fr text not null,
  alt_en text,
  updated_at timestamptz(3) not null
);
