-- Whether somebody of the house answers the chat, and what it says there: one row.
create table whatsapp_status (
  id smallint primary key default 1 check (id = 1),
  is_online boolean not null,
  custom_message text not null check (length(custom_message) <= 300),
  updated_at timestamptz(3) not null
);

insert into whatsapp_status (is_online, custom_message, updated_at) values (true, '', now());
