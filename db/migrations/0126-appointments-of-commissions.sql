-- An appointment can be one of a commission: the stage at whose end the customer comes to the salon. No stage has two that are
-- still to come.

alter table appointments
  add column commission_id uuid references commissions (id) on delete set null,
  add column commission_stage text,
  -- The first day on which what is tried on can be ready: the customer does not move it before.
  add column not_before date;

create index appointments_of_commission on appointments (commission_id) where commission_id is not null;
create unique index appointments_of_stage on appointments (commission_id, commission_stage)
  where status in ('pending', 'confirmed');
