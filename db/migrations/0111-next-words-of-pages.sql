-- The next version of the words of a page: its texts that are to change, and what they said when they were written, so
-- that it is seen when the page has moved on. On the day on which it ends, the words before it come back.
-- Every version has a number that none had before, so that what was read before is stale, whatever came between.
create sequence page_words_numbers;
select setval('page_words_numbers', (select coalesce(max(version), 0) + 1 from page_words), false);
alter table page_words alter column version set default nextval('page_words_numbers');
create table next_page_words (
  page text primary key,
  words jsonb not null,
  base jsonb not null,
  publish_at timestamptz(3),
  ends_at timestamptz(3),
  saved_at timestamptz(3) not null,
  version integer not null default nextval('page_words_numbers'),
  check (ends_at > publish_at)
);
create index next_page_words_due on next_page_words (publish_at) where publish_at is not null;
