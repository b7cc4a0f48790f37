-- Withdrawn codes: the server's alone; the public page asks the server.
select tests.reads('public.revoked_reports', '{"server": 1}');
select tests.writes('public.revoked_reports');
