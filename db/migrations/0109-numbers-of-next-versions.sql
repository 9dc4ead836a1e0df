-- A number that no next version has had, also none that was published or discarded: what was read before is stale.
create sequence next_version_numbers;
select setval('next_version_numbers', (select coalesce(max(version), 0) + 1 from next_versions), false);
alter table next_versions alter column version set default nextval('next_version_numbers');
