-- What a mail was written for: the first word of its cause, such as « order » of « order-new:… ».
create index mail_outbox_by_cause
  on mail_outbox (split_part(split_part(cause_key, ':', 1), '-', 1), created_at desc, id desc);
