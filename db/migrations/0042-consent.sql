-- The proof of what a browser answered about cookies: under a random id that only this browser knows, without an address.
create table cookie_consents (
  id bigint generated always as identity primary key,
  consent_id uuid not null,
  analytics boolean not null,
  marketing boolean not null,
  preferences boolean not null,
  policy_version integer not null check (policy_version >= 1),
  language text not null check (language in ('fr', 'en')),
  method text not null check (method in ('accept_all', 'refuse_all', 'custom', 'withdrawn')),
  recorded_at timestamptz(3) not null
);

create index cookie_consents_of_browser on cookie_consents (consent_id, recorded_at);
create index cookie_consents_oldest on cookie_consents (recorded_at);
