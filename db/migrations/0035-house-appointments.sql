-- What the house does with visits: it notes what it alone reads, and says why it cancels.

alter table appointments
  add column note text not null default '' check (length(note) <= 2000),
  add column cancel_reason text not null default '' check (length(cancel_reason) <= 500);

-- A visit is found by names, by the address, and by a telephone number as it is dialled in France and from abroad.
create function appointment_words(first_name text, last_name text, email text, phone text)
  returns tsvector language sql immutable parallel safe return
  array_to_tsvector(plain_words(concat_ws(' ',
    first_name, last_name, email, regexp_replace(phone, '\D', '', 'g'),
    regexp_replace(regexp_replace(phone, '\D', '', 'g'), '^(00)?33', '0'))));

alter table appointments
  add column words tsvector generated always as (appointment_words(first_name, last_name, email, phone)) stored;

create index appointments_of_words on appointments using gin (words);
create index appointments_by_booking on appointments (booked_at desc, id);
