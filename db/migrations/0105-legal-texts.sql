-- Versions of the legal texts that the house has written itself. The day on which one takes effect names it.
create table legal_texts (
  name text not null,
  effective date not null,
  fr text not null,
  en text not null,
  version integer not null default 1,
  primary key (name, effective)
);
