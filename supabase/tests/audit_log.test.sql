-- What admins and the system did: admins read it, nobody changes it.
select tests.reads('public.audit_log', '{"admin": 1, "server": 1}');
select tests.writes('public.audit_log');
