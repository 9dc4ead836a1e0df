-- Words of the pages that the house says otherwise than the software does. A text without a row is as it came.
create table page_words (
  page text not null,
  key text not null,
  fr text,
  en text,
  version integer not null default 1,
  primary key (page, key),
  check (fr is not null or en is not null)
);
