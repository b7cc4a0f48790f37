-- Hashes of recovery codes: the server's alone.
select tests.reads('public.recovery_codes', '{"server": 1}');
select tests.writes('public.recovery_codes');
