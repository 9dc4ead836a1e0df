-- What came back of a withdrawal, product by product: staff note it, and an admin decides the refund by it.
create table withdrawal_returns (
  id uuid primary key default gen_random_uuid(),
  withdrawal_id uuid not null references withdrawals (id) on delete cascade,
  order_line_id uuid not null references order_lines (id) on delete cascade,
  came_on date not null,
  state text not null check (state in ('as_new', 'worn', 'wrong', 'missing')),
  quantity integer not null check (quantity between 1 and 99),
  words text not null default '' check (length(words) <= 1000),
  noted_at timestamptz(3) not null,
  noted_by uuid,
  restocked_at timestamptz(3),
  -- The answer of an admin that was given with this entry in view: it is not taken back any more.
  decided_at timestamptz(3),
  check (restocked_at is null or state = 'as_new'),
  check (state in ('as_new', 'missing') or words <> '')
);

create index withdrawal_returns_of_withdrawal on withdrawal_returns (withdrawal_id);
create index withdrawal_returns_of_line on withdrawal_returns (order_line_id);

alter table withdrawals
  -- Raised by each change of its returns: who decides by an older one is asked to look again.
  add column returns_version integer not null default 0,
  -- The loss of value that was kept back (L221-23), and why, as it was told to the customer.
  add column withheld_cents integer not null default 0 check (withheld_cents >= 0),
  add column withheld_reason text not null default '' check (length(withheld_reason) <= 1000),
  -- When the house was reminded of a parcel that does not come.
  add column reminded_at timestamptz(3),
  -- A withdrawal may be accepted before its parcel has come, and refunded once it has (L221-24).
  drop constraint withdrawals_check2,
  add constraint withdrawals_accepted_for_an_order check (status <> 'accepted' or order_id is not null);

create index withdrawals_awaited on withdrawals (handled_at) where status = 'accepted' and goods_received = false;
