-- What anybody writes about the house (§3). It is published once the house has read it (§4).
create table testimonials (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 1 and 100),
  occasion text not null check (length(occasion) between 1 and 100),
  content text not null check (length(content) between 1 and 500),
  rating smallint not null check (rating between 1 and 5),
  -- The first day of the month of what is told of.
  experienced_in date,
  language text not null check (language in ('fr', 'en')),
  email text check (length(email) <= 254),
  email_confirmed_at timestamptz(3),
  -- What the link of the mail that confirms the address proves, as a hash.
  token_hash text unique,
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
  suspicion text check (suspicion in ('too_fast', 'links', 'repeated')),
  refusal_reason text check (
    refusal_reason in ('abusive', 'off_topic', 'personal_data', 'unlawful', 'conflict_of_interest', 'duplicate')
  ),
  created_at timestamptz(3) not null,
  published_at timestamptz(3),
  decided_at timestamptz(3),
  reply text check (length(reply) between 1 and 1000),
  replied_at timestamptz(3),
  -- Of the words alone, and of words and name: the same one sent again is kept once.
  words_hash text not null,
  fingerprint text not null unique,
  check ((status = 'rejected') = (refusal_reason is not null)),
  check ((status = 'approved') = (published_at is not null)),
  check ((status = 'pending') = (decided_at is null)),
  check ((reply is null) = (replied_at is null)),
  check (email is not null or email_confirmed_at is null)
);

create index testimonials_published on testimonials (published_at desc, id) where status = 'approved';
create index testimonials_waiting on testimonials (created_at, id) where status = 'pending';
create index testimonials_newest on testimonials (created_at desc, id);
create index testimonials_of_words on testimonials (words_hash);
create index testimonials_of_email on testimonials (email) where email is not null;
create index testimonials_decided on testimonials (decided_at);
