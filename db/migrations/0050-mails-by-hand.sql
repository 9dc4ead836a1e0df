-- What somebody of the house wrote themselves is no automatic mail, and says so to programs of mail.
alter table mail_outbox add column by_hand boolean not null default false;
