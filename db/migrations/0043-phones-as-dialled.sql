-- « +33 (0)6… » is dialled 06… in France: a visit is found by that number too.
alter table appointments drop column words;

create or replace function appointment_words(first_name text, last_name text, email text, phone text)
  returns tsvector language sql immutable parallel safe return
  array_to_tsvector(plain_words(concat_ws(' ',
    first_name, last_name, email, regexp_replace(phone, '\D', '', 'g'),
    regexp_replace(regexp_replace(phone, '\D', '', 'g'), '^(00)?330?', '0'))));

alter table appointments
  add column words tsvector generated always as (appointment_words(first_name, last_name, email, phone)) stored;

create index appointments_of_words on appointments using gin (words);
