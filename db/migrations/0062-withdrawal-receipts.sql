-- The receipt of a withdrawal repeats what was declared. It goes where an order is known to have come from, or once the
-- owner of the address has asked for it by the link in a first mail, which carries none of those words.
alter table withdrawals
  add column email_confirmed_at timestamptz(3),
  add column receipt_token_hash text;

create unique index withdrawals_receipt_token on withdrawals (receipt_token_hash);

-- Whoever declared before was sent the receipt at once.
update withdrawals set email_confirmed_at = submitted_at;
