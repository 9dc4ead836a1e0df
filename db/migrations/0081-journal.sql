-- The journal is read by day, by person and by kind of record, the newest first.
create index audit_log_by_time on audit_log (at desc, id desc);
drop index audit_log_of_actor;
create index audit_log_of_actor on audit_log (actor_id, at desc, id desc);
create index audit_log_of_kind on audit_log (subject_kind, at desc, id desc);
