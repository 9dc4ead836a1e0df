-- How many requests were refused so that others could be answered, or because the database or the disk was away, by
-- minute. No row names a person: the owner reads when it happened and why.
create table sent_away (
  minute timestamptz(0) not null,
  reason text not null check (reason in ('load', 'network', 'outage')),
  requests integer not null check (requests > 0),
  primary key (minute, reason)
);
