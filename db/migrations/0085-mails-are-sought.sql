-- The mails of the house are found by who they went to and by what they are about.
alter table mail_outbox add column sought text generated always as (sought_text(recipient, subject)) stored;
create index mail_outbox_sought on mail_outbox using gin (sought gin_trgm_ops);
