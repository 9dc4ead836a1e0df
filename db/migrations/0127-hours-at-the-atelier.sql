-- Hours that were worked on a stage of a commission; the plan asks only for what is left.

create table commission_work (
  id uuid primary key default gen_random_uuid(),
  commission_id uuid not null,
  stage text not null,
  minutes integer not null check (minutes between 5 and 960),
  worked_on date not null,
  member_id uuid references accounts (id) on delete set null,
  noted_at timestamptz(3) not null,
  foreign key (commission_id, stage) references commission_stages (commission_id, stage) on delete cascade
);

create index commission_work_of_stage on commission_work (commission_id, stage);
create index commission_work_of_member on commission_work (member_id) where member_id is not null;
