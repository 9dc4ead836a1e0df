-- The link by which somebody who comes along follows a commission: there while it is open, another one each time.

create table commission_companions (
  commission_id uuid primary key references commissions (id) on delete cascade,
  nonce uuid not null default gen_random_uuid(),
  opened_at timestamptz(3) not null
);
