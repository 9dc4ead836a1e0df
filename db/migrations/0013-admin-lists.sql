-- What the house looks through in its admin: mails by what became of them, pieces that are running out.
create index mail_outbox_of_status on mail_outbox (status, created_at desc, id desc);
create index product_variants_low on product_variants (product_id) where stock <= 2;
