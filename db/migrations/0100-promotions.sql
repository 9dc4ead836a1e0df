-- The promotional codes that the house makes beside the welcome code, which the software itself knows. How often a code
-- was used is counted in the orders, so a code that was used keeps its name and its row.
create table promotions (
  id uuid primary key default gen_random_uuid(),
  code text not null unique check (code ~ '^[A-Z0-9][A-Z0-9-]{2,38}[A-Z0-9]$' and code <> 'BIENVENUE10'),
  percent smallint check (percent between 1 and 90),
  amount_cents integer check (amount_cents > 0),
  least_cents integer not null default 0 check (least_cents >= 0),
  from_day date,
  until_day date,
  most_uses integer check (most_uses > 0),
  most_per_customer integer check (most_per_customer > 0),
  audience text not null check (audience in ('everyone', 'newcomers', 'named')),
  excluded_categories text[] not null default '{}',
  excluded_products uuid[] not null default '{}',
  excludes_reduced boolean not null default false,
  excludes_made_to_measure boolean not null default false,
  stopped boolean not null default false,
  created_at timestamptz(3) not null default now(),
  version integer not null default 1,
  check ((percent is null) <> (amount_cents is null)),
  -- Something has to be left to pay.
  check (amount_cents is null or least_cents > amount_cents),
  check (from_day <= until_day)
);

-- The e-mail addresses for which a code is, in lower case.
create table promotion_people (
  promotion_id uuid not null references promotions on delete cascade,
  email text not null check (email = lower(email)),
  primary key (promotion_id, email)
);
create index promotion_people_by_email on promotion_people (email);

create index orders_with_promo_code on orders (promo_code, account_id) where promo_code is not null;
