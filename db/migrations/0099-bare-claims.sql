-- Which products say something for the environment that has to be proven (`bare-claims.ts`): asked of all products at
-- once, the texts are too long to be read each time.
create function says_bare_claims(text) returns boolean language sql immutable parallel safe as $$
  select $1 ~* '\m(écologiques?|éco-?responsables?|éco-?conçue?s?|durables?|biodégradables?|respectueu(x|ses?) de l[’'']environnement|neutres? en carbone|vertueu(x|ses?)|éthiques?|eco-?friendly|sustainable|biodegradable|environmentally friendly|carbon neutral|ethical)\M'
$$;

alter table products add column bare_claims boolean not null generated always as (
  says_bare_claims(name_fr || ' ' || description_fr || ' ' || coalesce(name_en, '') || ' ' || coalesce(description_en, ''))
) stored;

create index products_with_bare_claims on products (id) where bare_claims and deleted_at is null;
