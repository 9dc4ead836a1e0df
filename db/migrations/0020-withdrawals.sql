-- Withdrawals (L221-21 C.conso., domain.md 1.4): what somebody declared, as she confirmed it, and what the house answered.

create table withdrawals (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique,
  submitted_at timestamptz(3) not null,
  language text not null check (language in ('fr', 'en')),
  name text not null check (length(name) <= 160),
  email text not null check (length(email) <= 254),
  -- What identifies the contract, as it was typed.
  order_number text check (length(order_number) <= 40),
  ordered_on date,
  -- Pieces that were ticked, and what was written instead or besides; neither is the whole order.
  lines jsonb not null default '[]',
  free_text text not null default '' check (length(free_text) <= 1000),
  -- The declaration in words, as it was shown before the button and sent back by mail.
  statement text not null,
  -- Who was signed in; empty once that account is closed.
  account_id uuid references accounts (id) on delete set null,
  -- The last day to give the money back (L221-24).
  refund_due_on date not null,

  -- What it was found to be about, silently.
  looked_up_at timestamptz(3),
  order_id uuid references orders (id),
  review_reason text,
  status text not null default 'received' check (status in ('received', 'to_review', 'accepted', 'refused')),
  handled_at timestamptz(3),
  handled_by uuid,
  goods_received boolean,
  note text not null default '' check (length(note) <= 1000),
  refund_id uuid references refunds (id),
  check (order_number is not null or ordered_on is not null),
  check ((status in ('accepted', 'refused')) = (handled_at is not null)),
  check (status <> 'accepted' or (order_id is not null and refund_id is not null))
);

create index withdrawals_newest on withdrawals (submitted_at desc, id);
create index withdrawals_due on withdrawals (refund_due_on) where status <> 'refused';
create index withdrawals_of_order on withdrawals (order_id);
create index withdrawals_of_account on withdrawals (account_id);
create index withdrawals_of_email on withdrawals (lower(email));
create index withdrawals_of_refund on withdrawals (refund_id);

-- What was declared is proof for five years (domain.md 2.2): neither changed before, nor taken away.
create function keep_declaration() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.submitted_at > now() - interval '5 years' then
      raise exception 'a declaration is kept for five years' using errcode = 'restrict_violation';
    end if;
    return old;
  end if;
  if (new.id, new.reference, new.submitted_at, new.language, new.name, new.email, new.order_number, new.ordered_on,
      new.lines, new.free_text, new.statement, new.refund_due_on)
    is distinct from (old.id, old.reference, old.submitted_at, old.language, old.name, old.email, old.order_number,
      old.ordered_on, old.lines, old.free_text, old.statement, old.refund_due_on)
  then
    raise exception 'what was declared is not changed' using errcode = 'restrict_violation';
  end if;
  if new.account_id is distinct from old.account_id and new.account_id is not null then
    raise exception 'a declaration changes no hands' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

create trigger withdrawals_keep_the_declaration before update or delete on withdrawals
  for each row execute function keep_declaration();
create trigger withdrawals_are_not_emptied before truncate on withdrawals
  for each statement execute function refuse_rewriting();
