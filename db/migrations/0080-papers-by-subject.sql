-- Invoices, credit notes and contracts belong to what was paid for, as payments do. So far that is always an order.
alter table invoices drop constraint invoices_order_id_fkey;
alter table invoices rename column order_id to subject_id;
alter table invoices add column purpose text not null default 'order';
alter table invoices alter column purpose drop default;
alter index invoices_of_order rename to invoices_of_subject;

alter table contract_papers drop constraint contract_papers_order_id_fkey;
alter table contract_papers rename column order_id to subject_id;
alter table contract_papers add column purpose text not null default 'order';
alter table contract_papers alter column purpose drop default;
