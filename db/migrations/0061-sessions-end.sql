-- However often it is renewed, a session ends ninety days after its sign-in: what was copied from a browser does not
-- live for ever. In hours, as a day is not always one.
update sessions set expires_at = started_at + interval '2160 hours'
  where expires_at > started_at + interval '2160 hours';
alter table sessions add constraint sessions_end check (expires_at <= started_at + interval '2160 hours');

-- Where an owner has shown that the mails of an account are hers: asked at each sign-in from a place that no session knows,
-- while the same log may hold thousands of refusals.
create index security_log_proofs on security_log (account_id, address, at)
  where event in ('password-reset', 'email-confirmed', 'email-changed');
