-- A record of the settings is written whole from a known version, so that two who edit it cannot undo each other.
alter table settings add column version integer not null default 1;
