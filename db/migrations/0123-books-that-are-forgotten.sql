-- Years whose books the law asks for no longer, ten years after their end. What proved them goes; their closings stay.
create table forgotten_years (
  year integer primary key,
  -- The hash of the closing of the year: until it was forgotten, the entries were proved by it.
  hash text not null,
  forgotten_at timestamptz(3) not null,
  check (forgotten_at >= make_timestamptz(year + 11, 1, 1, 0, 0, 0, 'Europe/Paris'))
);

create trigger forgotten_years_stay before update or delete on forgotten_years
  for each row execute function refuse_rewriting();
create trigger forgotten_years_are_not_emptied before truncate on forgotten_years
  for each statement execute function refuse_rewriting();

-- Papers and movements of money are only added to until their year is forgotten; then they may be deleted.
create function keep_books() returns trigger language plpgsql as $$
declare
  moment timestamptz;
begin
  if tg_op = 'DELETE' then
    if tg_table_name = 'invoices' then
      moment := old.issued_at;
    elsif tg_table_name = 'payment_journal' then
      moment := old.at;
    elsif tg_table_name = 'invoice_papers' then
      select issued_at into moment from invoices where id = old.invoice_id;
    else
      select placed_at into moment from orders where id = old.subject_id;
    end if;
    if extract(year from moment at time zone 'Europe/Paris') <= (select max(year) from forgotten_years) then
      return old;
    end if;
  end if;
  raise exception '% is only added to', tg_table_name using errcode = 'restrict_violation';
end $$;

create or replace trigger invoices_stay before update or delete on invoices
  for each row execute function keep_books();
create or replace trigger invoice_papers_stay before update or delete on invoice_papers
  for each row execute function keep_books();
create or replace trigger contract_papers_stay before update or delete on contract_papers
  for each row execute function keep_books();
create or replace trigger payment_journal_stays before update or delete on payment_journal
  for each row execute function keep_books();
